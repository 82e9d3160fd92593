import { useId } from 'react'
import { localeOf } from '#i18n/formats.ts'
import { useCountry, useLanguage } from '#i18n/language-provider.tsx'
import { type FormAnswer, inputProps } from '#ui/form/form-answer.ts'
import { GroupProblem, wrongIf } from './choice-fields.tsx'
import { useCurrentMonth } from './page-context.ts'
import { useText } from './texts.ts'

interface MonthFieldProps {
  name: string
  label: string
  answer: FormAnswer<string> | null
  /** `2023-03`; null: none. */
  initial: string | null
  /** Years to choose from beyond this one. */
  yearsAhead?: number
  help?: string
}

const YEARS_BACK = 75

const CONTROL =
  'min-h-11 w-full min-w-0 rounded-control border border-control bg-surface px-2 aria-invalid:border-danger'

/** A month and a year as two lists: browsers differ in the field for months, and some have none. */
export function MonthField({ name, label, answer, initial, yearsAhead = 0, help }: MonthFieldProps) {
  const t = useText()
  const id = useId()
  const names = useMonthNames()
  const thisYear = Number(useCurrentMonth().slice(0, 4))
  const [year = '', month = ''] = (initial ?? '').split('-')
  const { problem } = inputProps(answer, name)
  const control = {
    ...(help !== undefined && { 'aria-describedby': `${id}-help` }),
    ...wrongIf(id, problem),
    className: CONTROL,
  }
  return (
    <fieldset className="grid min-w-0 content-start">
      <legend className="float-start mb-1.5 font-semibold">{label}</legend>
      <div className="grid grid-cols-[3fr_2fr] gap-2">
        <select
          aria-label={t('profile.month')}
          name={`${name}_month`}
          defaultValue={inputProps(answer, `${name}_month`, month).defaultValue}
          {...control}
        >
          <option value="">{t('profile.month')}</option>
          {names.map((monthName, index) => (
            <option key={monthName} suppressHydrationWarning value={String(index + 1).padStart(2, '0')}>
              {monthName}
            </option>
          ))}
        </select>
        <select
          aria-label={t('profile.year')}
          name={`${name}_year`}
          defaultValue={inputProps(answer, `${name}_year`, year).defaultValue}
          {...control}
        >
          <option value="">{t('profile.year')}</option>
          {yearsFrom(thisYear + yearsAhead, YEARS_BACK + yearsAhead, year).map((value) => (
            <option key={value} value={value}>
              {value}
            </option>
          ))}
        </select>
      </div>
      <GroupProblem id={id} text={problem} />
      {help !== undefined && (
        <p id={`${id}-help`} className="mt-1.5 text-13 text-muted">
          {help}
        </p>
      )}
    </fieldset>
  )
}

/** The newest first, with the one that is saved already: an import has years that nobody is offered. */
function yearsFrom(newest: number, count: number, saved: string): string[] {
  const years = Array.from({ length: count }, (_, back) => String(newest - back))
  return saved === '' || years.includes(saved) ? years : [...years, saved]
}

function useMonthNames(): string[] {
  const format = new Intl.DateTimeFormat(localeOf(useLanguage(), useCountry()), {
    month: 'long',
    timeZone: 'UTC',
  })
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2024, month, 1)))
}
