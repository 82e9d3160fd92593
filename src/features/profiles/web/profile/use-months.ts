import { localeOf } from '#i18n/formats.ts'
import { useCountry, useLanguage } from '#i18n/language-provider.tsx'
import { monthFormat } from '#i18n/month-format.ts'
import { unitFormat } from '#i18n/unit-format.ts'
import { useCurrentMonth } from './page-context.ts'

/** Months of a profile (`2023-03`) in words. */
export function useMonths() {
  const locale = localeOf(useLanguage(), useCountry())
  const now = useCurrentMonth()
  const list = new Intl.ListFormat(locale, { type: 'unit', style: 'narrow' })
  const unit = (count: number, name: 'year' | 'month') => unitFormat(locale, name)(count)

  return {
    /** `Mar 2023`; of a year alone `2023`. */
    name: monthFormat(locale),
    /** `1 year 9 months`, with both ends. */
    between: (from: string, to: string | null) => {
      const months = Math.max(1, monthNumber(to ?? now) - monthNumber(from) + 1)
      const parts = [
        ...(months >= 12 ? [unit(Math.floor(months / 12), 'year')] : []),
        ...(months % 12 > 0 ? [unit(months % 12, 'month')] : []),
      ]
      return list.format(parts)
    },
    /** `4 years` since a month; empty in the first year. */
    yearsSince: (from: string) => {
      const years = Math.floor((monthNumber(now) - monthNumber(from)) / 12)
      return years < 1 ? '' : unit(years, 'year')
    },
  }
}

const monthNumber = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7))
