import { type FoundDate, findDates } from '../words/dates.ts'
import { isDateLike } from '../words/line-kinds.ts'
import { isStudy } from './degrees.ts'
import { isPlaces, type Piece, piecesOf, withoutPlace } from './pieces.ts'
import { scoreOf } from './scores.ts'
import type { NumberedLine } from './sections.ts'

/** A job or a school: the lines that name it, and the text below them. */
export interface Entry {
  head: NumberedLine[]
  text: NumberedLine[]
  /** The period, and the line that says it. */
  date: { found: FoundDate; line: NumberedLine } | null
}

/** Where a piece stands in the head of its entry. */
export const orderIn = ({ head }: Entry, { line, text }: Piece): number =>
  head.indexOf(line) * 1000 + line.text.indexOf(text)

const MOST_BEFORE = 3
const MOST_AFTER = 3
/** Two parts name a job or a school. */
const NAMED = 2

/**
 * Parts a section into entries by its dates: nearly each job and school has one. The first entry shows the pattern of the
 * others: whether its first line is bold, how many lines stand before the date, and whether these name it already. If
 * not, the lines below the date do, up to its text.
 */
export function entriesOf(given: readonly NumberedLine[], kind: Kind): Entry[] {
  const lines = whole(withWholeDates(given).flatMap(splitAfterDate))
  const anchors = anchorsOf(lines, kind)
  const [first] = anchors
  if (first === undefined) return []
  const before = Math.min(first, MOST_BEFORE)
  const top = lines[first - before]
  const pattern = {
    before,
    isBold: top?.is_marked === true && lines.some(({ is_marked }) => !is_marked),
    isNamedBefore: isNamed(lines.slice(first - before, first + 1), kind),
  }
  const starts = anchors.map((anchor, index) =>
    index === 0 ? first - before : startOf(lines, anchor, pattern, anchors[index - 1] ?? -1),
  )
  return anchors.map((anchor, index) => {
    const start = starts[index] ?? anchor
    return entryOf(lines.slice(start, starts[index + 1] ?? lines.length), anchor - start, pattern, kind)
  })
}

type Kind = 'work' | 'education'

interface Pattern {
  before: number
  isBold: boolean
  isNamedBefore: boolean
}

/** Whether lines say a title and a company, or a degree and a school. */
function isNamed(lines: readonly NumberedLine[], kind: Kind): boolean {
  const pieces = lines.flatMap((line) => piecesOf(line)).filter(({ text }) => !isPlaces(text))
  const [first] = pieces
  // `Cook, Hotel Aurora`.
  const isWhole = pieces.length === 1 && first !== undefined && withoutPlace(first.text).includes(',')
  if (kind === 'education')
    return (
      pieces.some(({ text }) => scoreOf('school', text) > 0 && !isStudy(text)) &&
      // A faculty is a part of the school's name.
      (isWhole || pieces.some(({ text }) => scoreOf('school', text) === 0 || isStudy(text)))
    )
  return pieces.length >= NAMED || (isWhole && scoreOf('job', first.text) > 0)
}

/**
 * A date in a narrow cell may be broken into two rows: `Outubro de 2019 até ao | Fisioterapeuta` and `presente |
 * Clínica`, or `公司 | 民國104年8月～` and `107年12月`.
 */
function withWholeDates(given: readonly NumberedLine[]): NumberedLine[] {
  const lines = [...given]
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1]
    if (next === undefined || line.cells.length < 2) continue
    const found = brokenDate(line.cells, next.cells)
    if (found === null) continue
    lines[index] = withCells(line, line.cells.with(found.at, found.whole))
    lines[index + 1] = withCells(
      next,
      next.cells.filter((_cell, place) => place !== found.end),
    )
  }
  return lines.filter(({ cells }) => cells.length > 0)
}

const withCells = (line: NumberedLine, cells: string[]): NumberedLine => ({
  ...line,
  cells,
  text: cells.join('  '),
})

/** The cell that a date begins in, the one below that it ends in, and both together. */
function brokenDate(
  cells: readonly string[],
  below: readonly string[],
): { at: number; end: number; whole: string } | null {
  for (const [at, first] of cells.entries()) {
    for (const [end, second] of below.entries()) {
      const isBroken =
        /[-–—~〜～]\s*$/.test(first) ||
        /^\d{0,2}\s*[月日]$/u.test(second) ||
        (at === 0 && end === 0 && !findDates(first).some(({ is_range }) => is_range))
      if (!isBroken || first.length >= 40 || second.length >= 25) continue
      const whole = `${first} ${second}`
      const date = findDates(whole).find(({ is_range }) => is_range)
      if (date !== undefined && date.index <= 3 && whole.length - date.length <= 4) return { at, end, whole }
    }
  }
  return null
}

/** `Cook, Hotel Aurora (2014 – 2018). Breakfast for 200 guests`: the name, and the text after it. */
function splitAfterDate(line: NumberedLine): NumberedLine[] {
  const date = findDates(line.text).find(({ is_range }) => is_range)
  const end = date === undefined ? 0 : date.index + date.length
  const [, closed = '', rest = ''] =
    /^(\s*[)）\]]?\s*[.:;,。]?)\s*(\S.{11,})$/su.exec(line.text.slice(end)) ?? []
  if (date === undefined || date.index < 8 || rest === '' || line.cells.length > 1) return [line]
  const name = line.text.slice(0, end) + closed
  return [
    { ...line, text: name, cells: [name] },
    { ...line, text: rest, cells: [rest], is_marked: false, has_bullet: true },
  ]
}

/** A name may be broken at the end of a line. */
function whole(lines: readonly NumberedLine[]): NumberedLine[] {
  const joined: NumberedLine[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    const goesOn =
      last !== undefined && last.cells.length === 1 && line.cells.length === 1 && UNFINISHED.test(last.text)
    if (goesOn && last.text.length < 80 && !line.has_bullet && !last.has_bullet && !isProse(line)) {
      const text = `${last.text} ${line.text}`
      joined[joined.length - 1] = { ...last, text, cells: [text] }
    } else joined.push(line)
  }
  return joined
}

const UNFINISHED = /\s(?:of|and|the|for|de|del|la|las|los|y|e|da|do|dos|das|dan|ve|&)$/i

/** The lines with dates. Where schools have none, the lines with schools. */
function anchorsOf(lines: readonly NumberedLine[], kind: Kind): number[] {
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
function isDated(line: NumberedLine, kind: Kind): boolean {
  const dates = findDates(line.text)
  if (dates.length === 0) return false
  if (dates.some(({ is_range }) => is_range))
    return bareLength(line) < 110 && !(line.has_bullet && line.text.length > 110)
  return !line.has_bullet && !isProse(line) && (kind === 'education' || line.cells.some(isDateLike))
}

/** Back from the date: to its bold line where there is one, else by as many lines as in the first entry. */
function startOf(
  lines: readonly NumberedLine[],
  anchor: number,
  { before, isBold }: Pattern,
  last: number,
): number {
  const isHead = (index: number) => {
    const line = lines[index]
    return (
      index > last &&
      anchor - index <= MOST_BEFORE &&
      line !== undefined &&
      !line.has_bullet &&
      !isProse(line)
    )
  }
  const isMarked = (index: number) => lines[index]?.is_marked === true
  if (isBold) {
    let start = anchor
    while (!isMarked(start) && isHead(start - 1)) start--
    while (isMarked(start) && isMarked(start - 1) && isHead(start - 1)) start--
    if (isMarked(start)) return start
  }
  let start = anchor
  while (anchor - start < before && isHead(start - 1)) start--
  return start
}

function entryOf(
  lines: readonly NumberedLine[],
  anchor: number,
  { isNamedBefore }: Pattern,
  kind: Kind,
): Entry {
  const dated = lines[anchor]
  const found = dated === undefined ? [] : findDates(dated.text)
  const date = found.find(({ is_range }) => is_range) ?? found[0]
  const start = lines.slice(0, anchor).findLastIndex(isProse) + 1
  let end = anchor + 1
  while (end - anchor <= MOST_AFTER && isHeadLike(lines[end]) && !isNamed(lines.slice(start, end), kind)) {
    // In a section that names before the date, only a company goes on below.
    if (isNamedBefore && kind === 'work' && !isCompany(lines[end])) break
    end++
  }
  return {
    head: lines.slice(start, end),
    text: lines.slice(end),
    date: date === undefined || dated === undefined ? null : { found: date, line: dated },
  }
}

const isCompany = (line: NumberedLine | undefined): boolean =>
  line !== undefined &&
  line.text.length < 50 &&
  piecesOf(line).some(
    ({ text }) => scoreOf('company', withoutPlace(text)) === 2 && scoreOf('job', text) === 0,
  )

const isHeadLike = (line: NumberedLine | undefined): boolean =>
  line !== undefined &&
  !line.has_bullet &&
  !isProse(line) &&
  (!line.is_apart || line.starts_region || line.is_marked)

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
