import { useFormats } from '#i18n/language-provider.tsx'
import { Card } from '#ui/card.tsx'
import { Formatted } from '#ui/formatted.tsx'
import type { SalaryInsight as Insight } from '../contract/salary-insight.ts'
import { barsOf, placeOnBars, standing } from './salary-bars.ts'
import { useText } from './texts.ts'

interface SalaryInsightProps {
  insight: Insight
  /** The monthly pay of a job, to be marked among the others; absent if it is in another currency. */
  own?: { min: number; max: number; currency: string } | null
}

/** The pay for a title in a place: in words, as a drawing, and as a table for visitors who cannot see the drawing. */
export function SalaryInsight({ insight, own = null }: SalaryInsightProps) {
  const t = useText()
  const formats = useFormats()
  const { currency, quartiles, role, place, widened, buckets } = insight
  const money = (amount: number) => formats.money(roughly(amount), currency)
  const range = formats.moneyRange(roughly(quartiles.low), roughly(quartiles.high), currency)
  const pay = own?.currency === currency ? own : null
  return (
    <Card className="p-4 lg:p-5">
      <section aria-labelledby="salary-insight">
        <h2 id="salary-insight" className="text-17 font-bold">
          {t('insight.title')}
        </h2>
        <p className="text-muted">
          <bdi>{role.name}</bdi> · <bdi>{place.name}</bdi>
        </p>
        <p className="mt-3 font-medium tabular-nums">
          <Formatted>{t('insight.middle', { range, amount: money(quartiles.median) })}</Formatted>{' '}
          {pay !== null && t(`insight.own_${standing((pay.min + pay.max) / 2, quartiles)}`)}
        </p>
        <Drawing insight={insight} pay={pay} />
        <p className="flex justify-between gap-3 text-13 text-muted tabular-nums">
          <Formatted>{money(buckets[0]?.from ?? 0)}</Formatted>
          <Formatted>{lastEnd(insight, money)}</Formatted>
        </p>
        <p className="mt-3 text-13 text-muted">
          {widened.role && `${t('insight.widened_role', { role: role.name })} `}
          {widened.place && `${t('insight.widened_place', { place: place.name })} `}
          <Formatted>{t('insight.sample', { ...insight, currency: formats.currency(currency) })}</Formatted>
        </p>
        <details className="mt-1 text-13">
          <summary className="flex min-h-11 items-center font-semibold text-primary underline">
            {t('insight.table')}
          </summary>
          <BucketTable insight={insight} />
        </details>
      </section>
    </Card>
  )
}

const WIDTH = 320
const HEIGHT = 88

/** The bars of the middle half are highlighted; a line marks the job itself. Its text is beside it. */
function Drawing({ insight, pay }: { insight: Insight; pay: { min: number; max: number } | null }) {
  const { buckets, quartiles } = insight
  const width = WIDTH / buckets.length
  const at = pay === null ? null : placeOnBars((pay.min + pay.max) / 2, buckets) * WIDTH
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="mt-4 block h-auto w-full rtl:-scale-x-100"
    >
      {barsOf(buckets, quartiles).map(({ share, isMiddle }, index) => {
        const height = share === 0 ? 0 : Math.max(3, share * (HEIGHT - 8))
        return (
          <rect
            key={buckets[index]?.from}
            x={round(index * width + 2)}
            y={round(HEIGHT - 1 - height)}
            width={round(width - 4)}
            height={round(height)}
            rx="3"
            className={isMiddle ? 'fill-primary' : 'fill-control'}
          />
        )
      })}
      <path d={`M0 ${HEIGHT - 0.5}H${WIDTH}`} className="stroke-control" />
      {at !== null && (
        <path d={`M${round(at)} 6V${HEIGHT}`} strokeWidth="2" strokeDasharray="4 3" className="stroke-ink" />
      )}
      {at !== null && <circle cx={round(at)} cy="5" r="4" className="fill-ink" />}
    </svg>
  )
}

function BucketTable({ insight: { buckets, currency } }: { insight: Insight }) {
  const t = useText()
  const formats = useFormats()
  return (
    <table className="w-full tabular-nums">
      <thead>
        <tr className="text-start text-muted">
          <th scope="col" className="py-1 text-start font-medium">
            {t('filter.pay')}
          </th>
          <th scope="col" className="py-1 text-end font-medium">
            {t('insight.jobs')}
          </th>
        </tr>
      </thead>
      <tbody>
        {buckets.map(({ from, to, count }, index) => (
          <tr key={from} className="border-t border-line">
            <th scope="row" className="py-1 text-start font-normal">
              <Formatted>
                {to === null
                  ? t('find.pay_above', { amount: formats.money(from, currency) })
                  : index === 0 && from === 0
                    ? t('find.pay_below', { amount: formats.money(to, currency) })
                    : formats.moneyRange(from, to, currency)}
              </Formatted>
            </th>
            <td className="py-1 text-end">
              <Formatted>{formats.number(count)}</Formatted>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function lastEnd({ buckets }: Insight, money: (amount: number) => string): string {
  const last = buckets.at(-1)
  return last === undefined ? '' : last.to === null ? `${money(last.from)}+` : money(last.to)
}

/** Three significant digits: the middle of a sample should not look exact. */
const roughly = (amount: number): number => Number(amount.toPrecision(3))

const round = (number: number): number => Math.round(number * 10) / 10
