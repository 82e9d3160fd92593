import { alternatives } from './shape-text.ts'
import { wordTables } from './words.ts'

/** Words and marks between the two ends of a period, and around it, in a line as `shape` of `dates.ts` leaves it. */

const JOINT = `(?:-|to|until|till|through|a|al|à|ao|e|y|hasta|até|ate|hingga|sampai|sampai dengan|sehingga|s\\.?d\\.?|s/d|ile|ilâ|إلى|الى|حتى|لغاية|至|到|から|より|부터|/|→|>)`
export const FROM_TO = new RegExp(
  `^(?:[\\s.,]*(?:'[a-zığü]{1,4})?\\s*${JOINT}\\s*(?:la|o|the|el)?\\s*|'[dt][ae]n\\s+)$`,
  'u',
)
export const FROM_TO_NOW = new RegExp(
  `^[\\s.,(]*(?:'[a-zığü]{1,4})?\\s*(?:(?:${JOINT})\\s*){0,2}(?:la|o|the|el)?\\s*$`,
  'u',
)
export const OPEN_END =
  /^\s*(?:(?:-\s*(?:\.{2,3}|…|\?)?|から|より|起)(?=\s*$|\s*[)）])|(?:'[dt][ae]n| yılından) (?:beri|itibaren|bu yana)(?!\p{L}))/u

/** Words around a period are part of it: `between 2016 and 2018`, `2016-2018 yılları arasında`. */
export const BETWEEN = /(?<!\p{L})(?:between|entre|antara)(?: tahun)?\s+$/u
export const AND = /^\s*(?:and|dan)\s*$/u
export const BEFORE_PERIOD =
  /(?<!\p{L})(?:from|between|desde|entre|del?|dari|antara|من|بين|自|从|從)(?: (?:año|ano|عام|عامي|سنة|سنتي|tahun))?\s*$/u
export const AFTER_PERIOD =
  /^(?:'[a-zığü]{1,3})?\s*(?:yılları\s+)?arası(?:nda)?(?!\p{L})|^'[a-zığü]{1,3}(?:\s+kadar)?(?!\p{L})/u

let sinceMemo: RegExp | undefined

/** A word such as `since`, right before a date. */
export function since(): RegExp {
  sinceMemo ??= new RegExp(
    `(?<!\\p{L})(?:${alternatives(wordTables().flatMap(({ of }) => of('since')))})\\s*$`,
    'u',
  )
  return sinceMemo
}
