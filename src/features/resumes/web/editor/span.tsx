import { createContext, useContext } from 'react'
import { localeOf } from '#i18n/formats.ts'
import { useCountry, useLanguage } from '#i18n/language-provider.tsx'
import { useText } from './texts.ts'
import { Month, Tick } from './typed-fields.tsx'

interface Time {
  start: string
  end: string
  is_current: boolean
}

export const ThisYear = createContext(2000)
export const useThisYear = (): number => useContext(ThisYear)

/** From when until when. */
export function Span({
  name,
  value,
  isCurrentText,
  onPick,
}: {
  name: string
  value: Time
  isCurrentText: string
  onPick: (changes: Partial<Time>) => void
}) {
  const t = useText()
  const thisYear = useThisYear()
  return (
    <>
      <Month
        label={t('editor.start')}
        name={`${name}.start`}
        value={value.start}
        thisYear={thisYear}
        onPick={(start) => onPick({ start })}
      />
      <div>
        <Month
          label={t('editor.end')}
          name={`${name}.end`}
          value={value.end}
          thisYear={thisYear}
          isDisabled={value.is_current}
          onPick={(end) => onPick({ end })}
        />
        <Tick
          label={isCurrentText}
          name={`${name}.is_current`}
          isOn={value.is_current}
          onTick={(is_current) => onPick({ is_current })}
        />
      </div>
    </>
  )
}

/** `Mar 2023 – today`, in the language of the page. */
export function useSpan(): (time: Time) => string {
  const t = useText()
  const locale = localeOf(useLanguage(), useCountry())
  const months = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'short', timeZone: 'UTC' })
  const years = new Intl.DateTimeFormat(locale, { year: 'numeric', timeZone: 'UTC' })
  const words = (month: string) =>
    (month.length === 7 ? months : years).format(new Date(`${month}-01`.slice(0, 10)))
  return ({ start, end, is_current }) => {
    const until = is_current ? t('editor.today') : end && words(end)
    return [start && words(start), until].filter((part) => part !== '').join(' – ')
  }
}
