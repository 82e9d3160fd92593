import { later } from '#ui/later.tsx'
import type { Found } from './found-shown.ts'
import { JobList } from './job-list.tsx'
import { hasFilters, onPage, queryString } from './search-address.ts'
import { ShortcutsButton } from './shortcuts-button.tsx'

// Its links work without a script.
const Pagination = later(
  () => import('#ui/pagination.tsx'),
  ({ Pagination }) => Pagination,
)

const ListEnd = later(
  () => import('./list-end.tsx'),
  ({ ListEnd }) => ListEnd,
)

interface ResultsProps {
  found: Found
  address: URLSearchParams
  now: number
  chosenJob: number | null
  onOpen: (event: MouseEvent, job: number) => void
}

export function Results({ found, address, now, chosenJob, onOpen }: ResultsProps) {
  return (
    <>
      <JobList {...{ found, address, now, chosenJob, onOpen }} hasFilters={hasFilters(address)} />
      <div className="py-6">
        <Pagination
          page={found.page}
          pageCount={found.pages}
          to={(page) => queryString(onPage(address, page)) || '?'}
        />
        {found.page === found.pages && <ListEnd {...{ found, address, now }} />}
        <ShortcutsButton />
      </div>
    </>
  )
}
