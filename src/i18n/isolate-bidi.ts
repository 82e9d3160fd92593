import { directionOf, type Language } from '#config/languages.ts'

/**
 * Isolates values in a script of the other direction, so that they do not reorder the surrounding text: in "Remove
 * “محاسب”: 12 jobs" the number would otherwise move into the quotation. Such values get the isolation marks of Unicode
 * (FSI and PDI).
 */
export function isolateBidi(
  values: Readonly<Record<string, string | number>> | undefined,
  language: Language,
): Record<string, string | number> | undefined {
  if (values === undefined) return undefined
  const foreign = directionOf(language) === 'rtl' ? LEFT_TO_RIGHT : RIGHT_TO_LEFT
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && foreign.test(value) ? `\u2068${value}\u2069` : value,
    ]),
  )
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/
const LEFT_TO_RIGHT = /[[\p{L}]--[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]]/v
