import { DEFAULT_SITE } from '#config/site.ts'
import { formatsFor } from '#i18n/formats.ts'
import { type PayPeriod, payPhrase } from '#i18n/pay-phrase.ts'
import type { Mail } from '#platform/outbound/outbox.ts'
import { type EmailEntry, type EmailPart, writeEmail } from '#platform/outbound/write-email.ts'
import type { JobCard } from '../../../jobs/server/door.ts'
import type { AlertSearch, DescribedFilter } from '../../contract/alert.ts'
import { searchPage } from '../../contract/alert-address.ts'
import type { Narrowing } from '../../contract/narrowing.ts'
import { emailTexts } from './email-texts.ts'
import { reasonsOf, type Why } from './reasons.ts'

/** Where mail programs stop the mails of an alert (RFC 8058), on the seekers' site. */
export const ONE_CLICK = '/job-alert/stop'

export interface AlertEmail {
  to: string
  language: string
  alert: {
    id: string
    title: string
    frequency: number
    search: AlertSearch
    filters: readonly DescribedFilter[]
  }
  /** The best first. */
  jobs: readonly { job: JobCard; why: Why | null; isSimilar: boolean }[]
  /** All that are new; `hasMore`: there are more than that. */
  total: number
  hasMore: boolean
  /** What would make fewer of them. */
  narrower: readonly Narrowing[]
  /** What the links of the mail may do. */
  token: string
  /** The address of the seekers' site. */
  at: string
}

type Text = ReturnType<typeof emailTexts>['t']

/** The new jobs of an alert. It can be stopped by one click, of a person or of their mail program (RFC 8058). */
export function alertEmail({
  to,
  language: named,
  alert,
  jobs,
  total,
  hasMore,
  narrower,
  token,
  at,
}: AlertEmail): Mail {
  const { t, language } = emailTexts(named)
  const { name: site } = DEFAULT_SITE
  const { title } = alert
  const subject =
    title === '' ? t('alert.subject_all', { count: total }) : t('alert.subject', { count: total, title })
  const page = `${at}/${language}`
  const best = { shown: jobs.length, count: total }
  const parts: EmailPart[] = [
    ...(total > jobs.length || hasMore
      ? [{ kind: 'text', text: t(hasMore ? 'alert.more_than' : 'alert.best', best) } as const]
      : []),
    {
      kind: 'entries',
      entries: jobs.map((each): EmailEntry => entryOf(each, { t, language, page, token, alert })),
    },
    {
      ...({ kind: 'button', label: t('alert.all'), fallback: t('letter.link_fallback') } as const),
      url: `${page}/${searchPage(alert.search)}`,
    },
    ...(total > jobs.length || hasMore
      ? narrowParts(narrower, { t, url: `${page}/job-alert/${token}` })
      : []),
    { kind: 'link', label: t('alert.change'), url: `${page}/account/job-alerts/${alert.id}` },
    { kind: 'link', label: t('alert.stop'), url: `${page}/job-alert/${token}` },
  ]
  const reason = t(alert.frequency === 2 ? 'alert.reason_weekly' : 'alert.reason_daily', {
    ...{ address: to, site, title: title || t('alert.all_jobs') },
  })
  return {
    ...{ to, language, kind: 'job-alert', subject },
    ...writeEmail({ language, sender: site, heading: subject, parts, footer: [reason] }),
    headers: {
      'List-Unsubscribe': `<${at}${ONE_CLICK}?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

/** Links that make an alert narrower, each after one more press on its page. */
function narrowParts(
  narrower: readonly Narrowing[],
  { t, url }: { t: Text; url: string },
): readonly EmailPart[] {
  if (narrower.length === 0) return []
  const links = narrower.map(
    ({ filter, id, name: value, count }): EmailPart => ({
      kind: 'link',
      label: t(filter === 'job_locations' ? 'alert.only_place' : 'alert.only', { value, count }),
      url: `${url}?only=${filter}.${id}`,
    }),
  )
  return [{ kind: 'text', text: t('alert.narrow') }, ...links]
}

function entryOf(
  { job, why, isSimilar }: AlertEmail['jobs'][number],
  {
    t,
    language,
    page,
    token,
    alert,
  }: {
    t: Text
    language: ReturnType<typeof emailTexts>['language']
    page: string
    token: string
    alert: AlertEmail['alert']
  },
): EmailEntry {
  const { list } = formatsFor(language)
  const reasons = reasonsOf({ why, isSimilar }, alert, t)
  const place = [job.company.name, job.location ?? ''].filter((text) => text !== '').join(' · ')
  const pay = payOf(job, t, language)
  return {
    ...{ url: `${page}/job/${job.slug_id}`, title: job.title, lang: job.lang },
    lines: [...(pay === null ? [] : [pay]), place],
    note: t('alert.why', { reasons: list(reasons) }),
    links: [{ url: `${page}/job-alert/${token}?job=${job.id}`, label: t('alert.not_this') }],
  }
}

const PERIODS: Readonly<Partial<Record<NonNullable<JobCard['pay']>['kind'], PayPeriod>>> = {
  hourly: 'hour',
  daily: 'day',
  monthly: 'month',
  annually: 'year',
}

function payOf(
  { pay, pay_text }: JobCard,
  t: Text,
  language: ReturnType<typeof emailTexts>['language'],
): string | null {
  const period = pay === null ? undefined : PERIODS[pay.kind]
  if (pay === null || period === undefined || pay.currency === null) return pay_text
  const { min, max, currency } = pay
  const phrase = payPhrase({ min, max, currency, period }, t, formatsFor(language))
  return phrase === null ? pay_text : `${phrase.amount} ${phrase.period}`
}
