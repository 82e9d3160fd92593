import { useFormats, useLanguage } from '#i18n/language-provider.tsx'
import { Link } from '#ui/link.tsx'
import type { OperatorAction } from '../../contract/console.ts'
import { SeekersLink } from './seekers-link.tsx'
import { useText } from './texts.ts'

const WORDS = {
  'account.read': 'console.a_read',
  'account.suspend': 'console.a_suspend',
  'account.restore': 'console.a_restore',
  'report.dismiss': 'console.a_dismiss',
  'job.close': 'console.a_close',
  'operator.grant': 'console.a_grant',
  'operator.revoke': 'console.a_revoke',
  'console.set-up': 'console.a_set_up',
  'console.sign-in': 'console.a_sign_in',
} as const

/** Lines of the log. */
export function Actions({ actions }: { actions: readonly OperatorAction[] }) {
  const t = useText()
  const formats = useFormats()
  if (actions.length === 0) return <p className="mt-4 text-muted">{t('console.no_rows')}</p>
  return (
    <ol className="mt-3 mb-6 divide-y divide-line border-y border-line">
      {actions.map((action) => (
        <li key={action.id} className="grid gap-x-4 py-2 sm:grid-cols-[11rem_minmax(0,1fr)]">
          <time
            dateTime={new Date(action.at * 1000).toISOString()}
            className="text-13 text-muted tabular-nums"
          >
            {formats.date(action.at * 1000)} {new Date(action.at * 1000).toISOString().slice(11, 16)} UTC
          </time>
          <span className="min-w-0 wrap-anywhere">
            <b className="font-semibold">{wordFor(action.action, t)}</b> <Target {...action.target} />{' '}
            <span className="text-muted">
              {t('console.by', { name: action.operator?.name ?? t('console.command_line') })}
            </span>
            {typeof action.details.until === 'string' && (
              <span className="text-muted">
                {' · '}
                {t('console.suspended_until', { date: formats.date(action.details.until) })}
              </span>
            )}
            {action.reason !== '' && (
              <span dir="auto" className="block text-muted">
                {action.reason}
              </span>
            )}
          </span>
        </li>
      ))}
    </ol>
  )
}

function Target({ kind, id, name }: OperatorAction['target']) {
  const lang = useLanguage()
  const shown = <bdi>{name ?? id}</bdi>
  if (name === null) return shown
  if (kind === 'job') return <SeekersLink path={`job/${id}`}>{shown}</SeekersLink>
  if (kind !== 'account') return shown
  return (
    <Link to={`/${lang}/accounts/${id}`} className="underline underline-offset-2">
      {shown}
    </Link>
  )
}

function wordFor(action: string, t: ReturnType<typeof useText>): string {
  const known = Object.entries(WORDS).find(([name]) => name === action)
  return known === undefined ? action : t(known[1])
}
