import type { DocxParagraph } from './docx-paragraphs.ts'
import { LONGEST_LINE, MOST_LINES } from './limits.ts'
import type { Line } from './line.ts'

/**
 * The lines of a text without a layout. A table is read row by row, unless it holds the columns of the page: then a cell
 * has many paragraphs, and each cell is read to its end.
 */
export function linesOfParagraphs(paragraphs: readonly DocxParagraph[]): Line[] {
  const usual = usualSize(paragraphs)
  const lines: Line[] = []
  let region = ''
  for (const group of groupsOf(paragraphs)) {
    const [first] = group
    if (first?.cell == null) {
      for (const one of group) lines.push(...linesOf([one], usual, { region: region !== '', column: 0 }))
      if (group.length > 0) region = ''
      continue
    }
    for (const { cells, column, isStart } of rowsOfTable(group)) {
      lines.push(...linesOf(cells, usual, { region: isStart, column }))
      if (isStart) region = 'table'
    }
  }
  return lines.slice(0, MOST_LINES)
}

/** Paragraphs outside of tables one by one, those of a table together. */
function groupsOf(paragraphs: readonly DocxParagraph[]): DocxParagraph[][] {
  const groups: DocxParagraph[][] = []
  for (const paragraph of paragraphs) {
    const group = groups.at(-1)
    const isSame = paragraph.cell !== null && group?.[0]?.cell?.table === paragraph.cell.table
    if (isSame) group?.push(paragraph)
    else groups.push([paragraph])
  }
  return groups
}

interface TableRow {
  cells: DocxParagraph[]
  column: number
  isStart: boolean
}

const MOST_LINES_OF_CELL = 4

function rowsOfTable(paragraphs: readonly DocxParagraph[]): TableRow[] {
  return [...Map.groupBy(paragraphs, ({ cell }) => cell?.row).values()].flatMap((row) => {
    const cells = [...Map.groupBy(row, ({ cell }) => cell?.column ?? 0)]
    const most = Math.max(...cells.map(([, own]) => own.length))
    const isLaidOut =
      cells.length > 1 && most > MOST_LINES_OF_CELL && cells.filter(([, own]) => own.length > 2).length > 1
    if (isLaidOut)
      return cells.flatMap(([column, own]) =>
        own.map((one, index): TableRow => ({ cells: [one], column, isStart: index === 0 })),
      )
    return Array.from(
      { length: most },
      (_, index): TableRow => ({
        cells: cells.flatMap(([, own]) => own[index] ?? []),
        column: 0,
        isStart: false,
      }),
    )
  })
}

/** A paragraph with line breaks is several lines; tabs part its cells. */
function linesOf(
  paragraphs: readonly DocxParagraph[],
  usual: number,
  { region, column }: { region: boolean; column: number },
): Line[] {
  const [first] = paragraphs
  if (first === undefined) return []
  const texts =
    paragraphs.length > 1 ? [paragraphs.map(({ text }) => text).join('\t')] : first.text.split('\n')
  return texts.flatMap((text, index): Line[] => {
    const plain = text
      .replaceAll('\u3000', '\0')
      .normalize('NFKC')
      .replaceAll('\0', '  ')
      .replaceAll(UNREADABLE, '')
    const bare = plain.replace(BULLET, '')
    const cells = bare
      .split(/\t+/)
      .map((cell) => cell.trim())
      .filter(Boolean)
    if (cells.length === 0) return []
    const size = first.size === 0 ? 1 : first.size / usual
    return [
      {
        page: 1,
        text: cells.join('  ').slice(0, LONGEST_LINE).toWellFormed(),
        cells: cells.map((cell) => cell.slice(0, LONGEST_LINE).toWellFormed()),
        box: null,
        size,
        is_marked: first.isMarked || size > 1.08,
        has_bullet: first.isListed || bare !== plain,
        is_apart: false,
        starts_region: region && index === 0,
        column,
      },
    ]
  })
}

const UNREADABLE = /(?![\t\n])\p{Cc}|\p{Co}|\p{Cf}|\ufffd/gu
const BULLET = /^\s*(?:[•‣◦▪▫■□●○◆◇►▶➢➤✓✔❖·∙⁃*]|[-–—](?=\s))\s*/u

function usualSize(paragraphs: readonly DocxParagraph[]): number {
  const counts = new Map<number, number>()
  for (const { size, text } of paragraphs)
    if (size > 0) counts.set(size, (counts.get(size) ?? 0) + text.length)
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? 22
}
