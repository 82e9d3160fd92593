import type { Language } from '#config/languages.ts'
import { localeOf } from './formats.ts'
import { unitFormat } from './unit-format.ts'

/** How long to wait, in the largest unit that is still exact enough, rounded up: `40 seconds`, `5 minutes`, `3 hours`. */
export function waitText(seconds: number, language: Language): string {
  const { unit, length } = UNITS.find(({ most }) => seconds <= most) ?? DAYS
  return unitFormat(localeOf(language, null), unit)(Math.ceil(seconds / length))
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** `most`: seconds that are said in this unit. */
const UNITS = [
  { unit: 'second', length: 1, most: 90 },
  { unit: 'minute', length: MINUTE, most: 90 * MINUTE },
  { unit: 'hour', length: HOUR, most: 2 * DAY },
]

const DAYS = { unit: 'day', length: DAY }
