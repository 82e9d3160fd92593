import { Link } from '#ui/link.tsx'
import type { Found } from './found-shown.ts'
import { withoutRead } from './read-words.ts'
import { changed, queryString } from './search-address.ts'
import { useText } from './texts.ts'

/** The parts of the input that were ignored or interpreted differently. */
export function Notices({ found, address }: { found: Found; address: URLSearchParams }) {
  const t = useText()
  const corrections = found.corrections.filter(({ from, to }) => from !== to)
  if (corrections.length === 0 && found.partial === 0 && found.without_stated_pay === 0) return null
  return (
    <div className="mb-3 grid gap-1 text-muted">
      {corrections.map(({ from, to }) => (
        <p key={from}>{t('find.corrected', { from, to })}</p>
      ))}
      {found.partial > 0 && <p>{t('find.partial', { count: found.total - found.partial })}</p>}
      {found.without_stated_pay > 0 && (
        <p>
          {t('find.without_pay', { count: found.without_stated_pay })}{' '}
          <Link
            to={withoutRead('salary', found, address) ?? queryString(changed(address, 'salary', null))}
            rel="nofollow"
            className="font-semibold text-primary underline"
          >
            {t('find.show_without_pay')}
          </Link>
        </p>
      )}
    </div>
  )
}
