import { LinkButton } from '#ui/button.tsx'
import type { Found } from './found-shown.ts'
import { changed, queryString } from './search-address.ts'
import { useText } from './texts.ts'

/** Leads to the jobs that are only a little similar, with how many there are. */
export function DistantLink({ found, address }: { found: Found; address: URLSearchParams }) {
  const t = useText()
  return (
    <LinkButton to={queryString(changed(address, 'distant', '1'))} rel="nofollow" look="plain">
      {t('find.distant', { count: found.distant })}
    </LinkButton>
  )
}
