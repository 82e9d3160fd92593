import { useId } from 'react'
import { localeOf } from '#i18n/formats.ts'
import { useCountry, useLanguage } from '#i18n/language-provider.tsx'
import { classNames } from '#ui/class-names.ts'
import { Input, TextArea } from '#ui/inputs.tsx'
import { useText } from './texts.ts'

interface TypedFieldProps {
  label: string
  /** As the form sends it: `work.0.title`. */
  name: string
  value: string
  max: number
  onType: (value: string) => void
  className?: string
  type?: 'text' | 'email' | 'tel' | 'url' | 'date'
  autoComplete?: string
}

/** One line of a resume. */
export function Line({
  label,
  name,
  value,
  max,
  onType,
  className,
  type = 'text',
  autoComplete,
}: TypedFieldProps) {
  const id = useId()
  return (
    <div className={classNames('grid min-w-0 content-start gap-1', className)}>
      <label htmlFor={id} className="text-13 text-muted">
        {label}
      </label>
      <Input
        {...{ id, name, type, autoComplete, value }}
        maxLength={type === 'date' ? undefined : max}
        dir="auto"
        onChange={({ target }) => onType(target.value)}
      />
    </div>
  )
}

/** Several lines; a line that begins with a dash is a bullet. */
export function Lines({
  label,
  name,
  value,
  max,
  onType,
  help,
  rows = 4,
}: TypedFieldProps & { help?: string; rows?: number }) {
  const id = useId()
  return (
    <div className="grid min-w-0 gap-1 sm:col-span-2">
      <label htmlFor={id} className="text-13 text-muted">
        {label}
      </label>
      <TextArea
        {...{ id, name, value, rows }}
        maxLength={max}
        dir="auto"
        aria-describedby={help === undefined ? undefined : `${id}-help`}
        className="field-sizing-content max-h-96"
        onChange={({ target }) => onType(target.value)}
      />
      {help !== undefined && (
        <p id={`${id}-help`} className="text-13 text-muted">
          {help}
        </p>
      )}
    </div>
  )
}

export function Tick({
  label,
  name,
  isOn,
  onTick,
}: {
  label: string
  name: string
  isOn: boolean
  onTick: (isOn: boolean) => void
}) {
  const id = useId()
  return (
    <div className="flex min-h-11 items-center gap-3">
      {/* A box that is not ticked is not sent. */}
      <input type="hidden" name={name} value="0" />
      <input
        id={id}
        type="checkbox"
        name={name}
        value="1"
        checked={isOn}
        onChange={({ target }) => onTick(target.checked)}
        className="size-5 shrink-0 accent-primary"
      />
      <label htmlFor={id}>{label}</label>
    </div>
  )
}

const SELECT =
  'min-h-11 w-full min-w-0 rounded-control border border-control bg-surface px-2 disabled:opacity-55'
const YEARS_BACK = 75
const YEARS_AHEAD = 8

/** A month as two lists, of which the first may stay open: `2023-03`, `2023`, or empty. */
export function Month({
  label,
  name,
  value,
  thisYear,
  isDisabled = false,
  onPick,
}: {
  label: string
  name: string
  value: string
  thisYear: number
  isDisabled?: boolean
  onPick: (value: string) => void
}) {
  const t = useText()
  const months = useMonthNames()
  const [year = '', month = ''] = value.split('-')
  const pick = (newYear: string, newMonth: string) =>
    onPick(newYear === '' ? '' : newMonth === '' ? newYear : `${newYear}-${newMonth}`)
  return (
    <fieldset className="grid min-w-0 content-start" disabled={isDisabled}>
      <legend className="float-start mb-1 text-13 text-muted">{label}</legend>
      <div className="grid grid-cols-[3fr_2.2fr] gap-2">
        <select
          aria-label={t('editor.month')}
          name={`${name}_month`}
          value={month}
          onChange={({ target }) => pick(year || String(thisYear), target.value)}
          className={SELECT}
        >
          <option value="">{t('editor.month')}</option>
          {months.map((words, index) => (
            <option key={words} suppressHydrationWarning value={String(index + 1).padStart(2, '0')}>
              {words}
            </option>
          ))}
        </select>
        <select
          aria-label={t('editor.year')}
          name={`${name}_year`}
          value={year}
          onChange={({ target }) => pick(target.value, month)}
          className={SELECT}
        >
          <option value="">{t('editor.year')}</option>
          {yearsFor(year, thisYear).map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      </div>
    </fieldset>
  )
}

/** Another year than those, from a file or long ago, can still be chosen. */
function yearsFor(chosen: string, thisYear: number): string[] {
  const years = Array.from({ length: YEARS_BACK + YEARS_AHEAD }, (_, back) =>
    String(thisYear + YEARS_AHEAD - back),
  )
  return chosen === '' || years.includes(chosen) ? years : [...years, chosen]
}

function useMonthNames(): string[] {
  const format = new Intl.DateTimeFormat(localeOf(useLanguage(), useCountry()), {
    month: 'short',
    timeZone: 'UTC',
  })
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2024, month, 1)))
}
