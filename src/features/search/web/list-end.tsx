import { DistantLink } from './distant-link.tsx'
import type { Found } from './found-shown.ts'
import { MoreForMembers } from './more-for-members.tsx'
import { NearbyJobs } from './nearby-jobs.tsx'
import { useText } from './texts.ts'

interface ListEndProps {
  found: Found
  address: URLSearchParams
  now: number
}

/** Below the last page of a list: the ways to more jobs. */
export function ListEnd({ found, address, now }: ListEndProps) {
  const t = useText()
  return (
    <>
      {found.distant > 0 && (
        <p className="mt-3 text-center">
          <DistantLink found={found} address={address} />
        </p>
      )}
      {found.more_for_members ? (
        <MoreForMembers address={address} page={found.page + 1} />
      ) : (
        <p className="mt-3 text-center text-muted">{t('find.end')}</p>
      )}
      {found.nearby !== null && <NearbyJobs nearby={found.nearby} isNarrow {...{ found, address, now }} />}
    </>
  )
}
