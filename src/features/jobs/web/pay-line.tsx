import { useFormats } from '#i18n/language-provider.tsx'
import { type PayPeriod, payPhrase } from '#i18n/pay-phrase.ts'
import { useCommonText } from '#i18n/room-texts.tsx'
import { classNames } from '#ui/class-names.ts'
import { Formatted } from '#ui/formatted.tsx'
import type { JobCard, Pay } from '../contract.ts'
import { useText } from './texts.ts'

interface PayLineProps {
  job: Pick<JobCard, 'pay' | 'pay_text'>
  /** At the head of a job: the amount stands out, and pay by the hour, day or year is also told a month. */
  isHeadline?: boolean
}

/** What the job pays, as posted; never left out: a job that does not say so says that. */
export function PayLine({ job: { pay, pay_text }, isHeadline = false }: PayLineProps) {
  const t = useText()
  const stated = usePayPhrase(pay)
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
  if (pay?.kind === 'negotiable') return <span className={QUIET}>{t('jobs.pay_negotiable')}</span>
  if (pay?.kind === 'unpaid') return <span className={QUIET}>{t('jobs.pay_unpaid')}</span>
  return <span className={QUIET}>{pay_text ?? t('pay.not_stated')}</span>
}

const QUIET = 'font-medium text-muted'

const PERIODS: Readonly<Partial<Record<Pay['kind'], PayPeriod>>> = {
  hourly: 'hour',
  daily: 'day',
  monthly: 'month',
  annually: 'year',
}

function usePayPhrase(pay: Pay | null) {
  const t = useCommonText()
  const formats = useFormats()
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
