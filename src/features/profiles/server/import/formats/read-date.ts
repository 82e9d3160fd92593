import { monthNames } from '#config/month-names.ts'
import { foldText } from '#shared/fold-text.ts'

/**
 * A date as far as it is said, as `2019` or `2019-03`: ISO 8601 with or without its day, `03/2019`, and a month by its
 * name in any of our languages (`Mar 2019`, `2019年3月`, `مارس 2019`). Null for anything else: nothing is guessed.
 */
export function readDate(words: string | null): string | null {
  if (words === null || words.length > LONGEST) return null
  const text = foldText(words)
  const iso = /^(\d{4})(?:[-/.](\d{1,2})(?:[-/.]\d{1,2}(?:[t ].*)?)?)?$/.exec(text)
  if (iso) return dateOf(iso[1], iso[2])
  const monthFirst = /^(\d{1,2})[-/.](\d{4})$/.exec(text)
  if (monthFirst) return dateOf(monthFirst[2], monthFirst[1])
  const eastern = /^(\d{4}) ?年(?: ?(\d{1,2}) ?月(?: ?\d{1,2} ?日)?)?$/.exec(text)
  if (eastern) return dateOf(eastern[1], eastern[2])
  const { year, month } = byName(text)
  return month === undefined ? null : dateOf(year, month)
}

/**
 * A day as `1995-04-05`: ISO 8601, `1995年4月5日`, and a month by its name in any of our languages (`Apr 5, 1995`). Null for
 * anything else, and for `04/05/1995`, which is two days.
 */
export function readDay(words: string | null): string | null {
  const month = readDate(words)
  if (words === null || month === null || month.length === 4) return null
  const text = foldText(words)
  const iso = /^\d{4}[-/.]\d{1,2}[-/.](\d{1,2})(?:[t ].*)?$/.exec(text)
  const eastern = /^\d{4} ?年 ?\d{1,2} ?月 ?(\d{1,2}) ?日$/.exec(text)
  const day = (iso ?? eastern)?.[1] ?? byName(text).day
  return day === undefined ? null : realDay(`${month}-${day.padStart(2, '0')}`)
}

function realDay(words: string): string | null {
  const day = new Date(words)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(words) ? words : null
}

/** The parts of a date whose month has a name; numbers as they are written. */
function byName(text: string): Partial<Record<'year' | 'month' | 'day', string | undefined>> {
  const year = /\d{4}/.exec(text)?.[0]
  const rest = text.replace(/\d{4}/, ' ')
  const day = DAY.exec(rest)?.[1]
  const name = rest
    .replace(DAY, ' ')
    .replaceAll(/[.,،]|\bde\b|\bof\b/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const month = monthsByName().get(name)
  return month === undefined ? {} : { year, month: String(month), day }
}

const DAY = /\b(\d{1,2})(?:st|nd|rd|th)?\b/

/** Whether the words for an end say that there is none yet. */
export const isNow = (words: string | null): boolean => words === null || NOW.test(foldText(words))

const NOW =
  /^(?:present|current|now|today|ongoing|actual|actualidad|actualmente|presente|atual|現在|至今|目前|الان|حتي الان|حتى الان|halen|devam ediyor|sekarang|saat ini|kini)$/

const LONGEST = 60

function dateOf(year: string | undefined, month: string | undefined): string | null {
  if (year === undefined || !/^(?:19|20)\d\d$/.test(year)) return null
  if (month === undefined) return year
  const number = Number(month)
  return number >= 1 && number <= 12 ? `${year}-${String(number).padStart(2, '0')}` : null
}

let memo: ReadonlyMap<string, number> | undefined

function monthsByName(): ReadonlyMap<string, number> {
  memo ??= new Map(monthNames().map(([name, month]) => [foldText(name).replaceAll('.', ''), month]))
  return memo
}
