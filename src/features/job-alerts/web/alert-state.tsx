import { useFormats, useLanguage } from '#i18n/language-provider.tsx'
import { Link } from '#ui/link.tsx'
import type { DescribedFilter, JobAlert } from '../contract/alert.ts'
import { valuePhrases } from './filter-phrases.ts'
import { useText } from './texts.ts'

/** What is searched, in chips; the words of the title are not repeated. */
export function AlertFilters({ title, filters }: { title: string; filters: readonly DescribedFilter[] }) {
  const t = useText()
  const { list } = useFormats()
  const said = new Set(title.split(' · '))
  const phrases = valuePhrases(filters, t, list).filter(({ text }) => !said.has(text))
  if (phrases.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-1.5">
      {phrases.map(({ name, text }) => (
        <li key={`${name} ${text}`} className="chip max-w-full">
          <bdi className="truncate">{text}</bdi>
        </li>
      ))}
    </ul>
  )
}

/** How often its mails come, where, and why none comes. */
export function AlertState({ alert }: { alert: JobAlert }) {
  const t = useText()
  const lang = useLanguage()
  const formats = useFormats()
  const often = t(alert.frequency.key === 'weekly' ? 'alerts.weekly' : 'alerts.daily')
  const comes = alert.at_once ? `${often} · ${t('alerts.at_once_short')}` : often
  return (
    <p className="text-muted">
      {alert.is_paused ? <span className="font-semibold text-ink">{t('alerts.paused')}</span> : comes}
      {alert.email !== null && (
        <>
          {' · '}
          <bdi>{alert.email}</bdi>
        </>
      )}
      <span className="block text-13">
        {alert.waits_for === 'confirmation' && (
          <span className="font-medium text-amber-ink">
            {t('alerts.waits_confirmation', { email: alert.email ?? '' })}
          </span>
        )}
        {alert.waits_for === 'address' && (
          <>
            <span className="font-medium text-amber-ink">{t('alerts.waits_address')}</span>{' '}
            <Link to={`/${lang}/verify-email`} className="font-semibold text-primary underline">
              {t('alerts.confirm_address')}
            </Link>
          </>
        )}
        {alert.waits_for === null &&
          (alert.sent_at === null
            ? t('alerts.never_sent')
            : t('alerts.sent', { date: formats.date(alert.sent_at) }))}
      </span>
    </p>
  )
}
