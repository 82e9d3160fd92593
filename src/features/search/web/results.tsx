import { later } from '#ui/later.tsx'
import type { Found } from './found-shown.ts'
import { JobList } from './job-list.tsx'
import { hasFilters, onPage, queryString } from './search-address.ts'
import { ShortcutsButton } from './shortcuts-button.tsx'
import { useText } from './texts.ts'

// Its links work without a script.
const Pagination = later(
  () => import('#ui/pagination.tsx'),
  ({ Pagination }) => Pagination,
)

const MoreForMembers = later(
  () => import('./more-for-members.tsx'),
  ({ MoreForMembers }) => MoreForMembers,
)

const DistantLink = later(
  () => import('./distant-link.tsx'),
  ({ DistantLink }) => DistantLink,
)

interface ResultsProps {
  found: Found
  address: URLSearchParams
  now: number
  chosenJob: number | null
  onOpen: (event: MouseEvent, job: number) => void
}

export function Results({ found, address, now, chosenJob, onOpen }: ResultsProps) {
  const t = useText()
  return (
    <>
      <JobList {...{ found, address, now, chosenJob, onOpen }} hasFilters={hasFilters(address)} />
      <div className="py-6">
        <Pagination
          page={found.page}
          pageCount={found.pages}
          to={(page) => queryString(onPage(address, page)) || '?'}
        />
        {found.page === found.pages && found.distant > 0 && (
          <p className="mt-3 text-center">
            <DistantLink found={found} address={address} />
          </p>
        )}
        {found.page === found.pages &&
          (found.more_for_members ? (
            <MoreForMembers address={address} page={found.page + 1} />
          ) : (
            <p className="mt-3 text-center text-muted">{t('find.end')}</p>
          ))}
        <ShortcutsButton />
      </div>
    </>
  )
}
