import { LANGUAGES, type Language } from './languages.ts'

/** The names of the months in these languages, long and short, each with its number from 1; not folded. */
export const monthNames = (
  languages: readonly Language[] = LANGUAGES,
): readonly (readonly [name: string, month: number])[] =>
  languages.flatMap((language) =>
    (['long', 'short'] as const).flatMap((style) => {
      const format = new Intl.DateTimeFormat(language, { month: style, timeZone: 'UTC' })
      return Array.from(
        { length: 12 },
        (_, month) => [format.format(Date.UTC(2024, month, 1)), month + 1] as const,
      )
    }),
  )
