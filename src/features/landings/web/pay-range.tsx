import { useFormats } from '#i18n/language-provider.tsx'
import { Card } from '#ui/card.tsx'
import { Formatted } from '#ui/formatted.tsx'
import type { Landing } from '../contract.ts'
import { useText } from './texts.ts'

/** The usual monthly pay of these jobs, and the size of the sample. */
export function PayRange({ pay }: { pay: NonNullable<Landing['pay']> }) {
  const t = useText()
  const formats = useFormats()
  const { low, middle, high, currency, sample } = pay
  return (
    <Card className="p-4 sm:p-5">
      <h2 className="text-15 font-semibold">{t('landing.pay')}</h2>
      <p className="mt-1 tabular-nums">
        <Formatted className="inline-block text-20 font-bold text-primary">
          {formats.moneyRange(low, high, currency)}
        </Formatted>{' '}
        <span className="inline-block text-muted">{t('pay.per_month')}</span>
      </p>
      <p className="mt-1 max-w-160 text-13 text-pretty text-muted">
        <Formatted>
          {t('landing.pay_note', { middle: formats.money(middle, currency), count: sample })}
        </Formatted>
      </p>
    </Card>
  )
}
