import type { Language } from '#config/languages.ts'
import { localeOf } from '#i18n/formats.ts'
import type { DocumentTexts } from './document-texts.ts'

/** Months and spans of time, as a resume in a language writes them. */
export interface MonthWords {
  /** `2023-03` or `2023`; empty stays empty. */
  month(value: string): string
  /** `Mar 2023 – present`. */
  span(entry: { start: string; end: string; is_current: boolean }): string
  /** `1999-12-31`. */
  day(value: string): string
}

export function monthWords(language: Language, t: DocumentTexts): MonthWords {
  const { months, years, days } = formatsOf(language)
  const month = (value: string): string => {
    if (value === '') return ''
    const [year = 0, number] = value.split('-').map(Number)
    return number === undefined
      ? years.format(Date.UTC(year, 5))
      : months.format(Date.UTC(year, number - 1, 15))
  }
  return {
    month,
    span({ start, end, is_current }) {
      const until = is_current ? t('present') : month(end)
      if (start === '') return is_current ? '' : until
      if (until === '' || start === end) return month(start)
      return t('range', { start: month(start), end: until })
    },
    day: (value) => days.format(new Date(`${value}T00:00:00Z`)),
  }
}

interface DateFormats {
  months: Intl.DateTimeFormat
  years: Intl.DateTimeFormat
  days: Intl.DateTimeFormat
}

const made = new Map<Language, DateFormats>()

function formatsOf(language: Language): DateFormats {
  const known = made.get(language)
  if (known !== undefined) return known
  const format = (shown: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(localeOf(language, null), { timeZone: 'UTC', ...shown })
  const formats = {
    months: format({ year: 'numeric', month: 'short' }),
    years: format({ year: 'numeric' }),
    days: format({ year: 'numeric', month: 'long', day: 'numeric' }),
  }
  made.set(language, formats)
  return formats
}
