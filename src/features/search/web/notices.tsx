import { Link } from '#ui/link.tsx'
import type { Found } from './found-shown.ts'
import { changed, queryString } from './search-address.ts'
import { useText } from './texts.ts'

/** The parts of the input that were ignored or interpreted differently. */
export function Notices({ found, address }: { found: Found; address: URLSearchParams }) {
  const t = useText()
  const corrections = found.corrections.filter(({ from, to }) => from !== to)
  const isExact = address.has('exact')
  if (corrections.length === 0 && !isExact && found.without_stated_pay === 0) return null
  return (
    <div className="mb-3 grid gap-1 text-muted">
      {corrections.map(({ from, to }) => (
        <p key={from}>{t('find.corrected', { from, to })}</p>
      ))}
      {isExact && (
        <p>
          {t('find.exact_only')}{' '}
          <NoticeLink to={changed(address, 'exact', null)}>{t('find.show_similar')}</NoticeLink>
        </p>
      )}
      {found.without_stated_pay > 0 && (
        <p>
          {t('find.without_pay', { count: found.without_stated_pay })}{' '}
          <NoticeLink to={changed(address, 'salary', null)}>{t('find.show_without_pay')}</NoticeLink>
        </p>
      )}
    </div>
  )
}

function NoticeLink({ to, children }: { to: URLSearchParams; children: string }) {
  return (
    <Link to={queryString(to) || '?'} rel="nofollow" className="font-semibold text-primary underline">
      {children}
    </Link>
  )
}
