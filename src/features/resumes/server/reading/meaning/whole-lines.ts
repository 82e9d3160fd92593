import { findDates } from '../words/dates.ts'
import { isProse } from './prose.ts'
import type { NumberedLine } from './sections.ts'

/** The lines with dates and names that were broken put together, and with the text after a date as a line of its own. */
export const wholeLines = (given: readonly NumberedLine[]): NumberedLine[] =>
  whole(withWholeDates(given).flatMap(splitAfterDate))

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
