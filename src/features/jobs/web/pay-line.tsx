import type { Formats } from '#i18n/formats.ts'
import { useFormats } from '#i18n/language-provider.tsx'
import { type PayPeriod, payPhrase } from '#i18n/pay-phrase.ts'
import { useCommonText } from '#i18n/room-texts.tsx'
import { classNames } from '#ui/class-names.ts'
import { Formatted } from '#ui/formatted.tsx'
import type { JobCard, Pay, StatedPay } from '../contract.ts'
import { useText } from './texts.ts'

interface PayLineProps {
  job: Pick<JobCard, 'pay' | 'pay_text'>
  /** At the head of a job: the amount is prominent, and pay by the hour, day or year is also shown as monthly pay. */
  isHeadline?: boolean
}

/** The pay as posted; it is always shown: a job without stated pay says so. */
export function PayLine({ job: { pay, pay_text }, isHeadline = false }: PayLineProps) {
  const t = useText()
  const stated = phraseOf(pay, useCommonText(), useFormats())
  const monthly = useMonthlyPhrase(isHeadline ? pay : null)
  if (stated) {
    return (
      <span className="tabular-nums">
        <Formatted className={classNames('inline-block font-bold text-primary', isHeadline && 'text-20')}>
          {stated.amount}
        </Formatted>{' '}
        <span className="inline-block font-normal text-muted">{stated.period}</span>
        {monthly !== null && (
          <>
            {' '}
            <Formatted className="inline-block font-normal text-muted">{monthly}</Formatted>
          </>
        )}
      </span>
    )
  }
  return <span className="font-medium text-muted">{withoutAmount({ pay, pay_text }, t)}</span>
}

/** Pay at some time in a few words, for use within a sentence. */
export function usePayWords(): (stated: StatedPay) => string {
  const t = useText()
  const common = useCommonText()
  const formats = useFormats()
  return (stated) => {
    const phrase = phraseOf(stated.pay, common, formats)
    return phrase === null ? withoutAmount(stated, t) : `${phrase.amount} ${phrase.period}`
  }
}

function withoutAmount({ pay, pay_text }: StatedPay, t: ReturnType<typeof useText>): string {
  if (pay?.kind === 'negotiable') return t('jobs.pay_negotiable')
  if (pay?.kind === 'unpaid') return t('jobs.pay_unpaid')
  return pay_text ?? t('pay.not_stated')
}

const PERIODS: Readonly<Partial<Record<Pay['kind'], PayPeriod>>> = {
  hourly: 'hour',
  daily: 'day',
  monthly: 'month',
  annually: 'year',
}

function phraseOf(pay: Pay | null, t: ReturnType<typeof useCommonText>, formats: Formats) {
  const period = pay === null ? undefined : PERIODS[pay.kind]
  if (pay === null || period === undefined || pay.currency === null) return null
  return payPhrase({ min: pay.min, max: pay.max, currency: pay.currency, period }, t, formats)
}

function useMonthlyPhrase(pay: Pay | null): string | null {
  const t = useText()
  const formats = useFormats()
  if (pay === null || pay.kind === 'monthly' || pay.monthly === null || pay.currency === null) return null
  const { min, max } = pay.monthly
  return t('jobs.pay_about_monthly', { amount: formats.moneyRange(roughly(min), roughly(max), pay.currency) })
}

/** Three significant digits: a converted amount should not look exact. */
const roughly = (amount: number): number => Number(amount.toPrecision(3))
