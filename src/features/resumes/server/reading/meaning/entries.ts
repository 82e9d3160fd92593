import { type FoundDate, findDates } from '../words/dates.ts'
import { scoreOf } from './scores.ts'
import type { NumberedLine } from './sections.ts'

/** A job or a school: the lines that name it, and the text below them. */
export interface Entry {
  head: NumberedLine[]
  text: NumberedLine[]
  /** The period, and the line that says it. */
  date: { found: FoundDate; line: NumberedLine } | null
}

const MOST_HEAD = 4
const MOST_BEFORE = 3

/**
 * Parts a section into entries by its dates: nearly each job and school has one. The first entry shows how many lines
 * stand before the date, and the others follow its pattern. The head of an entry goes on below the date up to its text.
 */
export function entriesOf(lines: readonly NumberedLine[], kind: 'work' | 'education'): Entry[] {
  const anchors = anchorsOf(lines, kind)
  const [first] = anchors
  if (first === undefined) return []
  const before = Math.min(first, MOST_BEFORE)
  const starts = anchors.map((anchor, index) => startOf(lines, anchor, before, anchors[index - 1]))
  return anchors.map((anchor, index) => {
    const start = index === 0 ? Math.max(0, anchor - MOST_BEFORE) : (starts[index] ?? anchor)
    const own = lines.slice(start, starts[index + 1] ?? lines.length)
    return entryOf(own, anchor - start)
  })
}

/** The lines with dates. Where schools have none, the lines with schools. */
function anchorsOf(lines: readonly NumberedLine[], kind: 'work' | 'education'): number[] {
  const dated = lines.flatMap((line, index) => (isDated(line, kind) ? [index] : []))
  const plain = dated.filter((index) => lines[index]?.has_bullet === false)
  const anchors = plain.length > 0 ? plain : dated
  const joined = anchors.filter((anchor, index) => !repeats(lines, anchors[index - 1], anchor))
  if (kind === 'work') return joined
  const schools = lines.flatMap((line, index) =>
    line.text.length < 90 && scoreOf('school', line.text) > 0 ? [index] : [],
  )
  return joined.length > 0 ? joined : schools
}

/** A second date right below without words of its own belongs to the same entry. */
const repeats = (lines: readonly NumberedLine[], last: number | undefined, anchor: number): boolean =>
  last !== undefined && anchor - last === 1 && bareLength(lines[anchor]) < 3 && bareLength(lines[last]) < 3

const bareLength = (line: NumberedLine | undefined): number => {
  const text = line?.text ?? ''
  return text.length - findDates(text).reduce((sum, { length }) => sum + length, 0)
}

/** Sentences may have dates, too. */
function isDated(line: NumberedLine, kind: 'work' | 'education'): boolean {
  const dates = findDates(line.text)
  if (dates.length === 0) return false
  if (dates.some(({ is_range }) => is_range))
    return line.text.length < 160 && !(line.has_bullet && line.text.length > 110)
  return !line.has_bullet && !isProse(line) && (kind === 'education' || bareLength(line) < 50)
}

/** Back from the date, as far as lines can be a head. */
function startOf(
  lines: readonly NumberedLine[],
  anchor: number,
  before: number,
  last: number | undefined,
): number {
  let start = anchor
  while (start > 0 && anchor - start < before && start - 1 > (last ?? -1)) {
    const line = lines[start - 1]
    if (line === undefined || line.has_bullet || isProse(line)) break
    start--
  }
  return start
}

function entryOf(lines: readonly NumberedLine[], anchor: number): Entry {
  const dated = lines[anchor]
  const found = dated === undefined ? [] : findDates(dated.text)
  const date = found.find(({ is_range }) => is_range) ?? found[0]
  let end = anchor + 1
  while (end < lines.length && end - anchor <= 3 && end < MOST_HEAD && isHeadLike(lines[end], lines[anchor]))
    end++
  const hasProse = lines.slice(0, anchor).findLastIndex(isProse)
  return {
    head: lines.slice(hasProse + 1, end),
    text: lines.slice(end),
    date: date === undefined || dated === undefined ? null : { found: date, line: dated },
  }
}

const isHeadLike = (line: NumberedLine | undefined, dated: NumberedLine | undefined): boolean =>
  line !== undefined &&
  !line.has_bullet &&
  !isProse(line) &&
  (!line.is_apart || dated?.is_apart === false || line.is_marked)

const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** A sentence, or a part of one. */
export function isProse({ text }: { text: string }): boolean {
  const isEastAsian = EAST_ASIAN.test(text)
  if (text.length > (isEastAsian ? 45 : 95) && findDates(text).length === 0) return true
  if (/[。;；]$/u.test(text)) return true
  return (
    text.length > 45 &&
    /[.!]$/.test(text) &&
    !/\b(?:inc|ltd|co|corp|bhd|tbk|s\.a|ltda|şti|a\.ş)\.$/i.test(text)
  )
}
