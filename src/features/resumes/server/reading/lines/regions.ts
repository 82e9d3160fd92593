import { isDateLike, isHeading, labelOf } from '../words/line-kinds.ts'
import type { Chunk } from './chunk.ts'
import { type RowOfChunks, rowsOf } from './rows.ts'
import { textOfRow } from './text-of-row.ts'

/**
 * Cuts a page into regions that are read one after the other, by its gutters. A gutter is a vertical stripe that no
 * text crosses over many rows, at which many rows begin. It parts columns if people would read one side to its end
 * before the other: both sides have headings of their own, or their rows do not stand side by side. It parts no columns
 * if it stands between the cells of a table: dates on one side, or rows that belong together. What stands above, beside
 * and below is cut again in the same way.
 */
export function regionsOf(
  chunks: readonly Chunk[],
  { width, isMirrored }: { width: number; isMirrored: boolean },
): Chunk[][] {
  // Of a page that is read from the right, the mirror image is cut.
  const page = { width, isMirrored }
  return regionsWithin(asPrinted(chunks, page), page, MOST_CUTS).map((region) => asPrinted(region, page))
}

/** The mirror image of the mirror image is the page. */
const asPrinted = (chunks: readonly Chunk[], { width, isMirrored }: Page): Chunk[] =>
  chunks.map((chunk) =>
    isMirrored ? { ...chunk, left: width - chunk.right, right: width - chunk.left } : chunk,
  )

const MOST_CUTS = 4

interface Page {
  width: number
  isMirrored: boolean
}

function regionsWithin(chunks: readonly Chunk[], page: Page, cuts: number): Chunk[][] {
  if (chunks.length === 0) return []
  const gutter = cuts === 0 ? null : gutterOf(rowsOf(chunks), page)
  if (gutter === null) return [[...chunks]]
  const { at, top, bottom } = gutter
  const above = chunks.filter(({ baseline }) => baseline < top)
  const beside = chunks.filter(({ baseline }) => baseline >= top && baseline <= bottom)
  const below = chunks.filter(({ baseline }) => baseline > bottom)
  return [
    above,
    beside.filter(({ left }) => left < at),
    beside.filter(({ left }) => left >= at),
    below,
  ].flatMap((part) => regionsWithin(part, page, cuts - 1))
}

interface Gutter {
  /** Where its right side begins. */
  at: number
  /** The first and the last baseline beside it. */
  top: number
  bottom: number
}

const FEWEST_ROWS = 3
const MOST_CANDIDATES = 24

function gutterOf(rows: readonly RowOfChunks[], page: Page): Gutter | null {
  let best: (Gutter & { rows: number }) | null = null
  for (const at of beginningsOf(rows)) {
    for (const stretch of stretchesBeside(rows, at)) {
      const left = sideOf(stretch, page, (chunk) => chunk.left < at)
      const right = sideOf(stretch, page, (chunk) => chunk.left >= at)
      const fewest = Math.min(left.length, right.length)
      if (fewest < FEWEST_ROWS || fewest <= (best?.rows ?? 0) || !areColumns(left, right, page)) continue
      const [first, last] = [stretch[0], stretch.at(-1)]
      if (first !== undefined && last !== undefined)
        best = { at, top: first.baseline - 1, bottom: last.baseline + 1, rows: fewest }
    }
  }
  return best
}

/** Places at which many rows begin anew after a gap, but not where most begin anyway. */
function beginningsOf(rows: readonly RowOfChunks[]): number[] {
  const counts = new Map<number, number>()
  for (const { chunks, size } of rows) {
    let right = Number.NEGATIVE_INFINITY
    for (const chunk of chunks.toSorted((one, other) => one.left - other.left)) {
      const place = Math.floor(chunk.left / 2) * 2
      if (chunk.left - right > size) counts.set(place, (counts.get(place) ?? 0) + 1)
      right = Math.max(right, chunk.right)
    }
  }
  const least = Math.min(...counts.keys())
  return [...counts]
    .filter(([place, count]) => count >= FEWEST_ROWS && place > least + 10)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MOST_CANDIDATES)
    .map(([place]) => place)
}

/** Consecutive rows that leave a gap before the place. */
function stretchesBeside(rows: readonly RowOfChunks[], at: number): RowOfChunks[][] {
  const stretches: RowOfChunks[][] = [[]]
  for (const row of rows) {
    const isCrossed = row.chunks.some(({ left, right }) => left < at && right > at - row.size * 0.5)
    if (isCrossed) stretches.push([])
    else stretches.at(-1)?.push(row)
  }
  return stretches.map(withoutOneSidedEnds(at)).filter((stretch) => stretch.length >= FEWEST_ROWS * 2 - 1)
}

/** A title above two columns belongs to none of them; text that goes on below in one of them belongs to it. */
const withoutOneSidedEnds = (at: number) => (stretch: readonly RowOfChunks[]) => {
  const hasBoth = ({ chunks }: RowOfChunks) => new Set(chunks.map(({ left }) => left < at)).size === 2
  const isRight = ({ chunks }: RowOfChunks) => chunks.every(({ left }) => left >= at)
  const first = stretch.findIndex(
    (row, index) => hasBoth(row) || isRight(row) || isSmallAndBeside(stretch, index, at),
  )
  return first < 0 ? [] : stretch.slice(first)
}

/** Two columns need not share a baseline: a row of the right follows within the height of two rows. */
function isSmallAndBeside(stretch: readonly RowOfChunks[], index: number, at: number): boolean {
  const [row, next] = [stretch[index], stretch[index + 1]]
  if (row === undefined || next === undefined) return false
  return next.chunks.some(({ left }) => left >= at) && next.baseline - row.baseline < row.size * 1.2
}

interface SideRow {
  text: string
  baseline: number
  size: number
  width: number
}

const sideOf = (rows: readonly RowOfChunks[], page: Page, isWanted: (chunk: Chunk) => boolean): SideRow[] =>
  rows.flatMap(({ chunks, size }) => {
    const own = chunks.filter(isWanted)
    const [first] = own
    if (first === undefined) return []
    const width = Math.max(...own.map(({ right }) => right)) - Math.min(...own.map(({ left }) => left))
    const text = textOfRow(asPrinted(own, page), page).join(' ').trim()
    return [{ text, baseline: first.baseline, size, width }]
  })

function areColumns(left: readonly SideRow[], right: readonly SideRow[], page: Page): boolean {
  const widest = (rows: readonly SideRow[]) => Math.max(...rows.map(({ width }) => width))
  if (widest(left) < page.width * 0.1 || widest(right) < page.width * 0.1) return false
  if (share(left, isDate) > 0.6 || share(right, isDate) > 0.6) return false
  const [leftHeadings, rightHeadings] = [left.filter(isHead).length, right.filter(isHead).length]
  // Headings, labels and dates in the margin, with the text of each beside it.
  if (leftHeadings > left.length * 0.6 || share(left, isMarginal) > 0.85) return false
  if (leftHeadings > 0 && rightHeadings > 0) return true
  const [fewer, more] = left.length < right.length ? [left, right] : [right, left]
  const beside = share(fewer, (row) =>
    more.some((other) => Math.abs(other.baseline - row.baseline) < row.size * 0.25),
  )
  return beside < (leftHeadings + rightHeadings > 1 ? 0.8 : 0.4) && fewer.length >= 5
}

const isHead = ({ text }: SideRow): boolean => isHeading(text)
const isMarginal = ({ text }: SideRow): boolean =>
  isHeading(text) || isDateLike(text) || labelOf(text)?.value === ''
const isDate = ({ text }: SideRow): boolean => isDateLike(text) || END_OF_DATE.test(text)

/** In a narrow cell the end of a date goes on below: `2018年10月～2019年3` and `月`. */
const END_OF_DATE = /^[\d\s年月日現在至今迄]{1,8}$/u

const share = (rows: readonly SideRow[], is: (row: SideRow) => boolean): number =>
  rows.filter(is).length / rows.length
