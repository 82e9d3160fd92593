import { Link } from '#ui/link.tsx'
import type { Found } from './found-shown.ts'
import { withoutRead } from './read-words.ts'
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
          <NoticeLink to={linkTo(changed(address, 'exact', null))}>{t('find.show_similar')}</NoticeLink>
        </p>
      )}
      {corrections.length > 0 && (
        <p>
          <NoticeLink to={linkTo(changed(address, 'literal', '1'))}>{t('find.as_typed')}</NoticeLink>
        </p>
      )}
      {found.without_stated_pay > 0 && (
        <p>
          {t('find.without_pay', { count: found.without_stated_pay })}{' '}
          <NoticeLink to={withoutRead('salary', found, address) ?? linkTo(changed(address, 'salary', null))}>
            {t('find.show_without_pay')}
          </NoticeLink>
        </p>
      )}
    </div>
  )
}

const linkTo = (address: URLSearchParams): string => queryString(address) || '?'

function NoticeLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} rel="nofollow" className="font-semibold text-primary underline">
      {children}
    </Link>
  )
}
