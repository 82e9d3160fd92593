import { months } from './months.ts'
import {
  AFTER_PERIOD,
  AND,
  BEFORE_PERIOD,
  BETWEEN,
  FROM_TO,
  FROM_TO_NOW,
  OPEN_END,
  since,
} from './period-words.ts'
import { alternatives, shape } from './shape-text.ts'
import { wordTables } from './words.ts'

/** A date or a period within a text. */
export interface FoundDate {
  /** `2019` or `2019-03`, as far as it is said. Of a single date, both are the same. */
  start: string | null
  end: string | null
  is_range: boolean
  is_current: boolean
  /** Where it stands in the text. */
  index: number
  length: number
}

/**
 * The dates and periods of a text, as resumes of our languages write them: `Mar 2019 – Present`, `03/2019`,
 * `2019年3月～現在`, `令和元年5月`, `民國108年3月`, `من يناير ٢٠١٩ حتى الآن`. A period needs both of its ends, a word such as `since`,
 * or a dash after its start.
 */
export function findDates(text: string): FoundDate[] {
  const shaped = shape(text.slice(0, LONGEST))
  const ends = findEnds(shaped)
  const found: FoundDate[] = []
  for (let at = 0; at < ends.length; at++) {
    const [first, second] = [ends[at], ends[at + 1]]
    if (first === undefined) continue
    const between = second === undefined ? null : shaped.slice(first.index + first.length, second.index)
    const isJoined =
      second !== undefined &&
      between !== null &&
      ((second.isNow ? FROM_TO_NOW : FROM_TO).test(between) ||
        (AND.test(between) && BETWEEN.test(shaped.slice(0, first.index))))
    if (first.isNow) continue
    if (second !== undefined && isJoined) {
      const start = first.date ?? withYear(first.month, second.date)
      const index = first.index - (BEFORE_PERIOD.exec(shaped.slice(0, first.index))?.[0].length ?? 0)
      const end = second.index + second.length
      const length = end - index + (AFTER_PERIOD.exec(shaped.slice(end))?.[0].length ?? 0)
      // A page that is printed from the right may turn the years around.
      const [early, late] =
        second.date !== null && start !== null && second.date < start
          ? [second.date, start]
          : [start, second.date]
      if (early !== null)
        found.push({
          start: early,
          end: late,
          is_range: true,
          is_current: second.isNow,
          index,
          length,
        })
      at++
    } else if (first.date !== null) found.push(single(first, shaped))
  }
  return found
}

const LONGEST = 400

function single(end: End, shaped: string): FoundDate {
  const before = since().exec(shaped.slice(0, end.index))
  const after = OPEN_END.exec(shaped.slice(end.index + end.length))
  const isOpen = before !== null || after !== null
  const index = before === null ? end.index : before.index
  const length = end.index + end.length - index + (after?.[0].length ?? 0)
  return {
    start: end.date,
    end: isOpen ? null : end.date,
    is_range: isOpen,
    is_current: isOpen,
    index,
    length,
  }
}

/** One end of a period: a date, a month whose year follows, or the word for now. */
interface End {
  date: string | null
  month: string | null
  isNow: boolean
  index: number
  length: number
}

const YEAR = '(?:19[4-9]|20[0-4])\\d'

interface Pattern {
  source: RegExp
  read(groups: readonly (string | undefined)[]): string | null
}

function findEnds(shaped: string): End[] {
  const found: End[] = []
  let rest = shaped
  for (const { source, read } of patterns()) {
    for (const match of rest.matchAll(source)) {
      const date = read(match.slice(1))
      if (date === null) continue
      found.push({ date, month: null, isNow: false, index: match.index, length: match[0].length })
      rest = blanked(rest, match.index, match[0].length)
    }
  }
  for (const match of rest.matchAll(now())) {
    found.push({ date: null, month: null, isNow: true, index: match.index, length: match[0].length })
    rest = blanked(rest, match.index, match[0].length)
  }
  for (const match of rest.matchAll(monthAlone())) {
    const month = monthOf(match[1])
    if (month !== null)
      found.push({ date: null, month, isNow: false, index: match.index, length: match[0].length })
  }
  return found.toSorted((one, other) => one.index - other.index)
}

/** What was read is not read again. */
const blanked = (text: string, index: number, length: number): string =>
  `${text.slice(0, index)}${'\0'.repeat(length)}${text.slice(index + length)}`

const ERAS: readonly (readonly [name: RegExp, before: number])[] = [
  [/^(?:令和|r)$/, 2018],
  [/^(?:平成|h)$/, 1988],
  [/^(?:昭和|s)$/, 1925],
  [/^民/, 1911],
]

const yearsBefore = (era: string): number => ERAS.find(([name]) => name.test(era))?.[1] ?? 0

let patternMemo: readonly Pattern[] | undefined

/** From the most specific to the least. */
function patterns(): readonly Pattern[] {
  patternMemo ??= readPatterns(`(${alternatives([...months().keys()])})`)
  return patternMemo
}

function readPatterns(month: string): readonly Pattern[] {
  return [
    {
      // The second year of `2019/2021`, and of `2018-21`: two digits that are no month.
      source: new RegExp(
        `(?<=(?<![\\d.,/-])(${YEAR})\\s?[/-]\\s?)(?:(1[3-9]|[2-9]\\d)(?![\\d./%\\p{L}-]| ?[\\p{L}%])|(?<=/\\s?)(${YEAR})(?![\\d/.-]))`,
        'gu',
      ),
      read: ([first = '', short, whole]) => whole ?? shortYear(Number(first), Number(short)),
    },
    {
      // The era of a period stands once: `民國100年9月～104年6月`.
      source:
        /(?<=(民[國国]|令和|平成|昭和)\s?(?:\d{1,3}|元)\s?年(?:\s?\d{1,2}\s?月)?(?:\s?\d{1,2}\s?日)?\s?[-至到]\s?)(\d{1,3})\s?年(?:\s?(\d{1,2})\s?月)?(?:\s?\d{1,2}\s?日)?/gu,
      read: ([era = '', year = '', month]) => dateOf(String(yearsBefore(era) + Number(year)), month),
    },
    {
      source:
        /(令和|平成|昭和|(?<![\p{L}\d])[rhs](?=\d))\s?(元|\d{1,2})(?:\s?年[度底末初]?|(?=[./]\d))(?:[\s./]{0,2}(\d{1,2})(?:\s?月)?(?:\s?\d{1,2}\s?日)?)?/gu,
      read: ([era = '', year = '', month]) => {
        return dateOf(String(yearsBefore(era) + (year === '元' ? 1 : Number(year))), month)
      },
    },
    {
      source: /民[國国]\s?(\d{2,3})(?:\s?年)?(?:[\s./]{0,2}(\d{1,2})(?:\s?月)?(?:\s?\d{1,2}\s?日)?)?/gu,
      read: ([year, month]) => dateOf(String(yearsBefore('民國') + Number(year)), month),
    },
    {
      source: /(\d{4})\s?[年년][度底末初]?\s?(?:(\d{1,2})\s?[月월](?:\s?\d{1,2}\s?[日일])?)?/gu,
      read: ([year, month]) => dateOf(year, month),
    },
    {
      source: new RegExp(`(?<!\\d)(\\d{1,2})[./-](\\d{1,2})[./-](${YEAR})(?!\\d)`, 'gu'),
      read: ([day, month, year]) => dateOf(year, Number(month) > 12 ? day : month),
    },
    {
      source: new RegExp(
        `(?<![\\d.])(${YEAR})(?:\\s?[./]\\s?|-)(0?[1-9]|1[0-2])(?:[-./]\\d{1,2}(?!\\d))?(?!\\d|[./]${YEAR})`,
        'gu',
      ),
      read: ([year, month]) => dateOf(year, month),
    },
    {
      source: new RegExp(`(?<![\\d./])(0?[1-9]|1[0-2])\\s?[-./]\\s?(${YEAR})(?!\\d)`, 'gu'),
      read: ([month, year]) => dateOf(year, month),
    },
    {
      source: new RegExp(
        `(?<!\\p{L})(?:\\d{1,2}(?:st|nd|rd|th)?[ .]+(?:de |of )?)?${month}\\.?(?:[\\s,]+\\d{1,2}(?:st|nd|rd|th)?,)?(?:\\s+(?:de|of|del|do))?[\\s,./'-]{0,3}(${YEAR})(?!\\d)`,
        'gu',
      ),
      read: ([name, year]) => dateOf(year, monthOf(name) ?? undefined),
    },
    {
      source: new RegExp(`(?<!\\d)(${YEAR})[\\s,]+${month}(?!\\p{L})`, 'gu'),
      read: ([year, name]) => dateOf(year, monthOf(name) ?? undefined),
    },
    {
      source: new RegExp(
        `(?<![\\d.,/$€£¥+#\\p{L}])(${YEAR})(?![\\d%+]|[.,]\\d|\\s?(?:people|users|人|名|件|万|億))`,
        'gu',
      ),
      read: ([year]) => dateOf(year, undefined),
    },
  ]
}

/** `2018-21` ends in 2021; digits that are far from the year mean something else. */
function shortYear(first: number, digits: number): string | null {
  const year = first - (first % 100) + digits
  return year > first && year - first <= LONGEST_SHORT ? String(year) : null
}

const LONGEST_SHORT = 15

function dateOf(year: string | undefined, month: string | undefined): string | null {
  const number = Number(year)
  if (!(number >= 1940 && number <= 2049)) return null
  if (month === undefined || month === '') return String(number)
  return Number(month) >= 1 && Number(month) <= 12 ? `${number}-${month.padStart(2, '0')}` : null
}

/** `Jan – Mar 2020`: the year of the end. */
const withYear = (month: string | null, end: string | null): string | null =>
  month === null || end === null ? null : `${end.slice(0, 4)}-${month.padStart(2, '0')}`

let nowMemo: RegExp | undefined

function now(): RegExp {
  nowMemo ??= new RegExp(
    `(?<![\\p{Script=Latin}\\p{Script=Arabic}])(?:${alternatives(wordTables().flatMap(({ of }) => of('now')))})(?![\\p{Script=Latin}\\p{Script=Arabic}])`,
    'gu',
  )
  return nowMemo
}

let monthAloneMemo: RegExp | undefined

function monthAlone(): RegExp {
  monthAloneMemo ??= new RegExp(
    `(?<!\\p{L})(${alternatives([...months().keys()])})\\.?(?=\\s*-\\s*\\0)`,
    'gu',
  )
  return monthAloneMemo
}

const monthOf = (name: string | undefined): string | null => months().get(name ?? '') ?? null
