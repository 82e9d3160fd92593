import { Link } from '#ui/link.tsx'
import type { Found } from './found-shown.ts'
import { changed, queryString } from './search-address.ts'
import { useText } from './texts.ts'

/** Says where the matches end, as an item of the list of jobs. */
export function SimilarHeading({ found, address }: { found: Found; address: URLSearchParams }) {
  const t = useText()
  return (
    <li className="grid gap-0.5 pt-3 pb-0.5">
      <h2 className="text-17 font-bold">{t('find.similar', { count: found.similar })}</h2>
      <p className="text-13 text-muted">
        {t('find.similar_text', { count: found.total })}{' '}
        {found.total > 0 && (
          <Link
            to={queryString(changed(address, 'exact', '1'))}
            rel="nofollow"
            className="font-semibold text-primary underline"
          >
            {t('find.exact_only_link')}
          </Link>
        )}
      </p>
    </li>
  )
}
