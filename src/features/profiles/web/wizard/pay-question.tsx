import type { SalaryInsight } from '#features/search/contract/salary-insight.ts'
import { useFormats } from '#i18n/language-provider.tsx'
import { inputProps } from '#ui/form/form-answer.ts'
import { Formatted } from '#ui/formatted.tsx'
import { useText } from '../texts.ts'
import { Choice, Choices, Decline } from './choices.tsx'
import type { WizardField } from './fields.ts'
import { OwnWords } from './own-words.tsx'
import { type QuestionProps, useProblem } from './questions.tsx'

/** The pay of jobs that fit all answers but the amount. */
export interface PayChoices {
  currency: string
  /** Ascending. */
  amounts: readonly number[]
  /** Null: too few jobs state their pay. */
  insight: SalaryInsight | null
  /** The jobs that fit but for the amount. */
  of: number
}

interface PayQuestionProps extends Pick<QuestionProps, 'wizard' | 'answer'> {
  pay: PayChoices
  /** The jobs that fit, with the amount. */
  total: number
}

export function PayQuestion({
  wizard: { salary_min, salary_currency },
  answer,
  pay,
  total,
}: PayQuestionProps) {
  const t = useText()
  const formats = useFormats()
  const { currency, amounts, insight } = pay
  // An amount in the currency of another country is none of these.
  const saved = salary_currency === currency ? salary_min : null
  const isOffered = saved === null || amounts.includes(saved)
  const offered = isOffered ? amounts : [...amounts, saved].sort((a, b) => a - b)
  const money = (amount: number) => formats.money(amount, currency)
  return (
    <>
      <input type="hidden" name={'salary_currency' satisfies WizardField} value={currency} />
      {insight !== null && (
        <Histogram insight={insight} from={saved}>
          {saved === null || pay.of === 0
            ? ''
            : t('wizard.pay_count', { count: total, total: pay.of, amount: money(saved) })}
        </Histogram>
      )}
      <Choices legend={t('wizard.pay_a_month')}>
        {offered.map((amount) => (
          <Choice key={amount} name="salary_min" value={amount} isChosen={amount === saved}>
            <Formatted>{money(amount)}</Formatted>
          </Choice>
        ))}
        <OwnWords
          saved={saved === null || pay.of === 0 ? [] : [String(saved)]}
          label={t('wizard.pay_amount', { currency: formats.currency(currency) })}
          {...inputProps(answer, 'pay_amount')}
          problem={useProblem(answer, 'pay_amount')}
          inputMode="numeric"
          maxLength={20}
        />
        <Decline>{t('gate.not_said')}</Decline>
      </Choices>
    </>
  )
}

/** The bars of the jobs that pay enough are marked; the sentence below says how many they are. */
function Histogram({
  insight: { buckets, currency, sample, quartiles },
  from,
  children,
}: {
  insight: SalaryInsight
  from: number | null
  children: string
}) {
  const t = useText()
  const formats = useFormats()
  const highest = Math.max(1, ...buckets.map(({ count }) => count))
  const label = t('wizard.pay_chart', {
    count: sample,
    range: formats.moneyRange(quartiles.low, quartiles.high, currency),
  })
  const ends = [buckets.find((bucket) => bucket.from > 0)?.from ?? 0, buckets.at(-1)?.from ?? 0]
  return (
    <div>
      <div role="img" aria-label={label} suppressHydrationWarning className="wizard-bars">
        {buckets.map((bucket) => (
          <span
            key={bucket.from}
            className={from !== null && bucket.from >= from ? 'is-enough' : undefined}
            style={{ blockSize: `${Math.max(4, (100 * bucket.count) / highest)}%` }}
          />
        ))}
      </div>
      <p className="wizard-axis">
        <Formatted>{formats.money(ends[0] ?? 0, currency)}</Formatted>
        <Formatted className="font-semibold text-primary">{children}</Formatted>
        <Formatted>{formats.money(ends[1] ?? 0, currency)}</Formatted>
      </p>
    </div>
  )
}
