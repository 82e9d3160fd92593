import type { Language } from '#config/languages.ts'

/** '51–200' or '10.001+', with the language's grouping and Latin digits. `max` is null where there is no upper end. */
export function headcountRange(min: number, max: number | null, language: Language): string {
  const digits = new Intl.NumberFormat(language, { numberingSystem: 'latn' })
  return max === null ? `${digits.format(min)}+` : `${digits.format(min)}–${digits.format(max)}`
}
