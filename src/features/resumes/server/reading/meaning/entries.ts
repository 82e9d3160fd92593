import { type FoundDate, findDates } from '../words/dates.ts'
import { isDateLike } from '../words/line-kinds.ts'
import { isStudy } from './degrees.ts'
import { isPlaces, type Piece, piecesOf, withoutPlace } from './pieces.ts'
import { isProse } from './prose.ts'
import { scoreOf, titleScore } from './scores.ts'
import type { NumberedLine } from './sections.ts'
import { wholeLines } from './whole-lines.ts'

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
 * Parts a section into entries by its dates: nearly each job and school has one. A job without one begins with its
 * title. The first entry shows the pattern of the others: whether its first line is bold, how many lines stand before the
 * date, and whether these name it already. If not, the lines below the date do, up to its text.
 */
export function entriesOf(given: readonly NumberedLine[], kind: Kind): Entry[] {
  const lines = wholeLines(given)
  const anchors = anchorsOf(lines, kind)
  const [first] = anchors
  if (first === undefined) return []
  const before = isDated(lines[first], kind) ? Math.min(first, MOST_BEFORE) : 0
  const top = lines[first - before]
  const pattern = {
    before,
    isBold: top?.is_marked === true && lines.some(({ is_marked }) => !is_marked),
    isNamedBefore: isNamed(lines.slice(first - before, first + 1), kind),
  }
  const starts: number[] = []
  for (const [index, anchor] of anchors.entries()) {
    const last = anchors[index - 1]
    const start = last === undefined ? first - before : startOf(lines, anchor, pattern, last)
    const former = { start: starts.at(-1) ?? 0, anchor: last ?? -1 }
    starts.push(kind === 'education' ? withSchool(lines, { start, anchor }, former) : start)
  }
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

/** The lines with dates, and the titles of jobs without one. Where schools have no dates, the lines with schools. */
function anchorsOf(lines: readonly NumberedLine[], kind: Kind): number[] {
  const dated = lines.flatMap((line, index) => (isDated(line, kind) ? [index] : []))
  const plain = dated.filter((index) => lines[index]?.has_bullet === false)
  const anchors = plain.length > 0 ? plain : dated
  const joined = anchors.filter((anchor, index) => !repeats(lines, anchors[index - 1], anchor))
  if (kind === 'work')
    return [...joined, ...titlesWithoutDate(lines, joined)].toSorted((one, other) => one - other)
  const schools = lines.flatMap((line, index) =>
    line.text.length < 90 && scoreOf('school', line.text) > 0 ? [index] : [],
  )
  return joined.length > 0 ? joined : schools
}

/** Titles that begin a block, and stand in the head of no dated job. */
function titlesWithoutDate(lines: readonly NumberedLine[], dated: readonly number[]): number[] {
  const isOneHead = (from: number, to: number) => lines.slice(from, to + 1).every(isPlainHead)
  const isHeadOfDated = (index: number) =>
    dated.some((anchor) =>
      anchor >= index
        ? anchor - index <= MOST_BEFORE && isOneHead(index, anchor - 1)
        : index - anchor <= MOST_AFTER && isOneHead(anchor + 1, index),
    )
  return lines.flatMap((line, index) => {
    const last = lines[index - 1]
    const beginsBlock = last === undefined || !isPlainHead(last)
    const standsOut = line.is_marked || line.is_apart
    const isTitle = beginsBlock && standsOut && isPlainHead(line) && titleScore(line.text) > 0
    return isTitle && !isHeadOfDated(index) ? [index] : []
  })
}

const isPlainHead = (line: NumberedLine): boolean => !line.has_bullet && !isProse(line)

/** A second date right below without words of its own belongs to the same entry. */
const repeats = (lines: readonly NumberedLine[], last: number | undefined, anchor: number): boolean =>
  last !== undefined && anchor - last === 1 && bareLength(lines[anchor]) < 3 && bareLength(lines[last]) < 3

const bareLength = (line: NumberedLine | undefined): number => {
  const text = line?.text ?? ''
  return text.length - findDates(text).reduce((sum, { length }) => sum + length, 0)
}

/** Sentences may have dates, too. */
function isDated(line: NumberedLine | undefined, kind: Kind): boolean {
  if (line === undefined) return false
  const dates = findDates(line.text)
  if (dates.length === 0) return false
  if (dates.some(({ is_range }) => is_range))
    return bareLength(line) < 110 && !(line.has_bullet && line.text.length > 110)
  if (kind === 'education' && EXPECTED.test(line.text)) return false
  return !line.has_bullet && !isProse(line) && (kind === 'education' || line.cells.some(isDateLike))
}

/** `Master in Physics, expected March 2026` says when a school ends whose period is known. */
const EXPECTED = /,\s*(?:expected|anticipated)\b|[,，]?\s*(?:预计|預計|見込)/iu

/** Back from the date: to its bold line where there is one, else by as many lines as in the first entry. */
function startOf(
  lines: readonly NumberedLine[],
  anchor: number,
  { before, isBold }: Pattern,
  last: number,
): number {
  const isHead = (index: number) => {
    const line = lines[index]
    return index > last && anchor - index <= MOST_BEFORE && line !== undefined && isPlainHead(line)
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

interface Head {
  start: number
  anchor: number
}

/**
 * A school with one line more before its date than the first has: it begins at its name, unless that is the name of the
 * school before, which has none yet.
 */
function withSchool(lines: readonly NumberedLine[], { start, anchor }: Head, former: Head): number {
  const before = lines[start - 1]
  const hasSchool = (from: number, to: number) => lines.slice(from, to + 1).some(isSchool)
  const mayBegin = start - 1 > former.anchor && anchor - start < MOST_BEFORE && before !== undefined
  return mayBegin &&
    isPlainHead(before) &&
    isSchool(before) &&
    !hasSchool(start, anchor) &&
    hasSchool(former.start, former.anchor)
    ? start - 1
    : start
}

const isSchool = ({ text }: NumberedLine): boolean =>
  text.length < 90 && scoreOf('school', text) > 0 && !isStudy(text)

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
  line !== undefined && isPlainHead(line) && (!line.is_apart || line.starts_region || line.is_marked)
