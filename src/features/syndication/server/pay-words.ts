import type { texts } from '#i18n/common/en.ts'
import type { Formats } from '#i18n/formats.ts'
import { type PayPeriod, payPhrase } from '#i18n/pay-phrase.ts'
import type { Translate } from '#i18n/text.ts'
import type { JobCard, Pay } from '../contract.ts'

/** The common texts, and those of the job pages for pay without an amount. */
export type PayTexts = Translate<typeof texts & Record<'jobs.pay_negotiable' | 'jobs.pay_unpaid', ''>>

/** Pay in the words of the job's page; `isStated` if it is an amount that we could parse. */
export function payWords(
  { pay, pay_text }: Pick<JobCard, 'pay' | 'pay_text'>,
  t: PayTexts,
  formats: Formats,
): { amount: string; period: string; isStated: boolean } {
  const period = pay === null ? undefined : PERIODS[pay.kind]
  if (pay !== null && pay.currency !== null && period !== undefined) {
    const phrase = payPhrase({ min: pay.min, max: pay.max, currency: pay.currency, period }, t, formats)
    if (phrase !== null) return { ...phrase, isStated: true }
  }
  const words = pay === null ? (pay_text ?? t('pay.not_stated')) : unstated(pay.kind, t)
  return { amount: words, period: '', isStated: false }
}

const PERIODS: Readonly<Partial<Record<Pay['kind'], PayPeriod>>> = {
  hourly: 'hour',
  daily: 'day',
  monthly: 'month',
  annually: 'year',
}

function unstated(kind: Pay['kind'], t: PayTexts): string {
  if (kind === 'negotiable') return t('jobs.pay_negotiable')
  return kind === 'unpaid' ? t('jobs.pay_unpaid') : t('pay.not_stated')
}
