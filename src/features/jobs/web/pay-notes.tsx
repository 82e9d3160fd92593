import { useFormats } from '#i18n/language-provider.tsx'
import { Formatted } from '#ui/formatted.tsx'
import { ChevronDownIcon } from '#ui/icons.tsx'
import type { JobDetail } from '../contract.ts'
import { usePayWords } from './pay-line.tsx'
import { useText } from './texts.ts'

/** Below the pay: the amount in the visitor's currency with the date of the rate, and earlier pay. */
export function PayNotes({ job }: { job: JobDetail }) {
  const converted = useConvertedPay(job)
  return (
    <>
      {converted !== null && (
        <p className="mt-1 text-13 text-muted tabular-nums">
          <Formatted>{converted}</Formatted>
        </p>
      )}
      <PayChanges job={job} />
    </>
  )
}

function useConvertedPay({ converted_pay }: JobDetail): string | null {
  const t = useText()
  const formats = useFormats()
  if (converted_pay === null) return null
  const { min, max, currency, rate_date } = converted_pay
  const date = formats.date(rate_date)
  if (min !== null && max !== null) {
    return t('jobs.pay_converted', { amount: formats.moneyRange(min, max, currency), date })
  }
  if (min !== null) return t('jobs.pay_converted_from', { amount: formats.money(min, currency), date })
  return max === null ? null : t('jobs.pay_converted_up_to', { amount: formats.money(max, currency), date })
}

/** Folded: the date of the last edit; open: every edit with the pay before and after. */
function PayChanges({ job: { pay_changes } }: { job: JobDetail }) {
  const t = useText()
  const formats = useFormats()
  const words = usePayWords()
  const [last] = pay_changes
  if (last === undefined) return null
  return (
    <details className="group text-13 text-muted">
      <summary className="-mb-2 inline-flex min-h-11 items-center gap-1 font-semibold underline-offset-2 hover:underline">
        <Formatted>{t('jobs.pay_changed', { date: formats.date(last.changed_at * 1000) })}</Formatted>
        <ChevronDownIcon size={16} className="transition-transform group-open:rotate-180" />
      </summary>
      <ul className="mt-2 grid gap-1 tabular-nums">
        {pay_changes.map(({ changed_at, from, to }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and two edits may share a second.
          <li key={index}>
            <Formatted>
              {t('jobs.pay_change', {
                date: formats.date(changed_at * 1000),
                from: words(from),
                to: words(to),
              })}
            </Formatted>
          </li>
        ))}
      </ul>
    </details>
  )
}
