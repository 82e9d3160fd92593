import { Link } from '#ui/link.tsx'
import { useText } from './texts.ts'

interface PopularSearchesProps {
  searches: readonly { query: string }[]
  /** The page of results. */
  action: string
}

/** The searches of other visitors, below the search field; nothing if there were too few. */
export function PopularSearches({ searches, action }: PopularSearchesProps) {
  const t = useText()
  if (searches.length === 0) return null
  return (
    <nav aria-labelledby="popular" className="flex max-w-215 flex-wrap items-center gap-x-4">
      <h2 id="popular" className="text-muted">
        {t('home.popular')}
      </h2>
      <ul className="flex flex-wrap gap-x-4">
        {searches.map(({ query }) => (
          <li key={query}>
            <Link
              to={`${action}?${new URLSearchParams({ query })}`}
              rel="nofollow"
              className="flex min-h-11 items-center font-semibold text-primary underline"
            >
              <bdi>{query}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
