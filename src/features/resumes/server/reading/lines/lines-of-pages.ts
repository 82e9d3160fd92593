import type { Chunk } from './chunk.ts'
import { LONGEST_LINE, MOST_LINES } from './limits.ts'
import type { Line } from './line.ts'
import { regionsOf } from './regions.ts'
import { rowsOf } from './rows.ts'
import { isRightToLeft, textOfRow } from './text-of-row.ts'

export interface PageOfChunks {
  /** From 1. */
  number: number
  /** In points. */
  width: number
  height: number
  chunks: Chunk[]
}

/**
 * Puts the pieces of text of a PDF into lines, in the order in which people read. A PDF only says where each piece
 * stands. First the page is cut into columns (`regions.ts`), then each column into rows, and each row into cells.
 */
export function linesOfPages(pages: readonly PageOfChunks[]): Line[] {
  const usual = usualLetters(pages.flatMap(({ chunks }) => chunks))
  const columns: number[] = []
  const lines: Line[] = []
  for (const { number, width, height, chunks } of pages) {
    const isMirrored = isRightToLeft(chunks.map(({ text }) => text).join(' '))
    for (const region of regionsOf(chunks, { width, isMirrored })) {
      const left = Math.min(...region.map((chunk) => (isMirrored ? width - chunk.right : chunk.left)))
      const column = columnAt(left / width, columns)
      const rows = rowsOf(region)
      const apart = usualGap(rows) * 1.35
      let previous: number | undefined
      let isFirst = true
      for (const row of rows) {
        const cells = textOfRow(row.chunks, { isMirrored })
        const { text, hasBullet } = withoutBullet(cells.map((cell) => cell.trim()).join('  '))
        if (text === '' || PAGE_NUMBER.test(text)) continue
        lines.push({
          page: number,
          text: text.replaceAll(/ +/g, ' ').slice(0, LONGEST_LINE).toWellFormed(),
          cells: cells
            .map((cell) => withoutBullet(cell).text.slice(0, LONGEST_LINE).toWellFormed())
            .filter(Boolean),
          box: boxOf(row.chunks, { width, height }),
          size: row.size / usual.size,
          is_marked: row.size > usual.size * 1.08 || row.chunks.every((chunk) => usual.isMarked(chunk)),
          has_bullet: hasBullet,
          is_apart: previous === undefined || row.baseline - previous > apart,
          starts_region: isFirst,
          column,
        })
        previous = row.baseline
        isFirst = false
      }
    }
  }
  return lines.slice(0, MOST_LINES)
}

const PAGE_NUMBER =
  /^(?:page|p\.|página|halaman|sayfa|صفحة|第)? ?\d{1,2}(?: ?(?:\/|of|de|dari|من) ?\d{1,2})? ?[页頁]?$/i

const BULLET = /^\s*(?:[•‣◦▪▫■□●○◆◇►▶➢➤✓✔❖·∙⁃*]|[-–—](?=\s))\s*/u

function withoutBullet(text: string): { text: string; hasBullet: boolean } {
  const rest = text.replace(BULLET, '')
  return { text: rest.trim(), hasBullet: rest !== text }
}

/** Columns begin in the same place within three hundredths of the page. */
function columnAt(left: number, columns: number[]): number {
  const known = columns.findIndex((other) => Math.abs(other - left) < 0.03)
  return known >= 0 ? known : columns.push(left) - 1
}

/** The size and the font of most letters. Of Chinese and Japanese, the font says nothing: each page uses dozens. */
function usualLetters(chunks: readonly Chunk[]) {
  const size = mostCommon(chunks, (chunk) => Math.round(chunk.size * 2) / 2)
  const font = mostCommon(
    chunks.filter(({ text }) => !EAST_ASIAN.test(text)),
    (chunk) => chunk.font,
  )
  const isMarked = (chunk: Chunk) =>
    chunk.font !== font && !EAST_ASIAN.test(chunk.text) && /\p{L}/u.test(chunk.text)
  return { size: size ?? 10, isMarked }
}

const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

function mostCommon<Key>(chunks: readonly Chunk[], keyOf: (chunk: Chunk) => Key): Key | undefined {
  const counts = new Map<Key, number>()
  for (const chunk of chunks) counts.set(keyOf(chunk), (counts.get(keyOf(chunk)) ?? 0) + chunk.text.length)
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0]
}

/** The distance of most lines. */
function usualGap(rows: readonly { baseline: number }[]): number {
  const gaps = rows
    .slice(1)
    .map((row, index) => row.baseline - (rows[index]?.baseline ?? 0))
    .toSorted((one, other) => one - other)
  return gaps[Math.floor(gaps.length * 0.4)] ?? Number.POSITIVE_INFINITY
}

function boxOf(chunks: readonly Chunk[], page: { width: number; height: number }): Line['box'] {
  const left = Math.min(...chunks.map((chunk) => chunk.left))
  const right = Math.max(...chunks.map((chunk) => chunk.right))
  const top = Math.min(...chunks.map((chunk) => chunk.baseline - chunk.size * 0.9))
  const bottom = Math.max(...chunks.map((chunk) => chunk.baseline + chunk.size * 0.25))
  const [x, y] = [within(left / page.width), within(top / page.height)]
  return { left: x, top: y, width: within(right / page.width) - x, height: within(bottom / page.height) - y }
}

const within = (fraction: number): number => Math.min(1, Math.max(0, Math.round(fraction * 1e4) / 1e4))
