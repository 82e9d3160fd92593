import type { Chunk } from './chunk.ts'

/** A gap of this many letter heights parts cells; one of this many parts words. */
const BETWEEN_CELLS = 1.3
const BETWEEN_WORDS = 0.15

/** The cells of a row, in reading order. */
export function textOfRow(chunks: readonly Chunk[], { isMirrored }: { isMirrored: boolean }): string[] {
  const cells: Chunk[][] = []
  let right = Number.NEGATIVE_INFINITY
  for (const chunk of chunks.toSorted((one, other) => one.left - other.left || one.right - other.right)) {
    const cell = cells.at(-1)
    if (cell === undefined || chunk.left - right > chunk.size * BETWEEN_CELLS) cells.push([chunk])
    else cell.push(chunk)
    right = Math.max(right, chunk.right)
  }
  return (isMirrored ? cells.toReversed() : cells).map((cell) => textOfCell(cell))
}

export const isRightToLeft = (text: string): boolean =>
  (text.match(RIGHT_TO_LEFT)?.length ?? 0) > (text.match(LEFT_TO_RIGHT)?.length ?? 0)

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/gu
const LEFT_TO_RIGHT = /\p{Script=Latin}/gu

/** `cell`: from left to right, as printed. */
function textOfCell(cell: readonly Chunk[]): string {
  const words = spaced(cell)
  if (!words.some((word) => ARABIC.test(word))) return words.join('')
  return withLigatures(inReadingOrder(words).join(''))
}

/**
 * Lam and alef are printed as one sign, whose two letters LibreOffice names in reading order and pdf.js then turns
 * around. This mends where no word is written so: two alefs before a lam, and a letter like the final ya before one.
 */
const withLigatures = (text: string): string =>
  text.replaceAll(/ا([اأإآ])ل/gu, 'ال$1').replaceAll(/ىل(?!\p{L})/gu, 'لى')

/** With the signs that only Arabic has, though Unicode counts them to no script. */
const ARABIC = /[\p{Script=Arabic}\p{Script=Hebrew}،؛؟]/u

/** The texts of a cell with a space between words. */
function spaced(cell: readonly Chunk[]): string[] {
  const texts: string[] = []
  let right: number | undefined
  for (const chunk of cell) {
    const gap = right === undefined ? 0 : chunk.left - right
    if (gap > chunk.size * BETWEEN_WORDS) texts.push(' ')
    texts.push(chunk.text)
    right = Math.max(right ?? chunk.right, chunk.right)
  }
  return texts
}

/**
 * Printed text from left to right, in the order in which it is read: Arabic runs from the right, while Latin words
 * within it run from the left. This undoes the reordering of UAX 9 as far as resumes need it. Each piece of Arabic comes
 * from pdf.js in its own reading order; only the order of the pieces is the printed one.
 */
function inReadingOrder(printed: readonly string[]): string[] {
  const runs: { isLatin: boolean; texts: string[] }[] = []
  for (const { text, isLatin } of directed(wordsOf(printed))) {
    const run = runs.at(-1)
    if (run?.isLatin === isLatin) run.texts.push(text)
    else runs.push({ isLatin, texts: [text] })
  }
  return runs.toReversed().flatMap(({ isLatin, texts }) => (isLatin ? texts : texts.toReversed()))
}

/** Pieces of Arabic as they are; all between them by words, each with its signs, and the spaces. */
function wordsOf(printed: readonly string[]): string[] {
  const words: string[] = []
  let isOpen = false
  for (const text of printed.flatMap((one) =>
    LATIN.test(one) ? one.split(/(?<=[،؛؟])|(?=[،؛؟])/u) : [one],
  )) {
    if (ARABIC.test(text)) {
      words.push(text)
      isOpen = false
      continue
    }
    for (const piece of text.split(/(\s+)/).filter(Boolean)) {
      const isSpace = piece.trim() === ''
      if (isOpen && !isSpace) words.push(`${words.pop() ?? ''}${piece}`)
      else words.push(piece)
      isOpen = !isSpace
    }
  }
  return words
}

/** What has no direction of its own continues Latin words on both of its sides; numbers continue those before them. */
function directed(words: readonly string[]): { text: string; isLatin: boolean }[] {
  const isLatin = words.map((word) => !ARABIC.test(word) && LATIN.test(word))
  for (const [index, word] of words.entries()) {
    if (isLatin[index] === true || word.trim() === '' || ARABIC.test(word)) continue
    const after = words.findIndex((next, place) => place > index && next.trim() !== '')
    const isAfter =
      isLatin[words.findLastIndex((last, place) => place < index && last.trim() !== '')] === true
    isLatin[index] = isAfter && (/\d/.test(word) || isLatin[after] === true)
  }
  return words.map((text, index) => ({
    // The sign before a number was printed behind it.
    text: text.replace(/^(\d+)\+$/, '+$1'),
    isLatin:
      text.trim() === ''
        ? isLatin[index - 1] === true && isLatin[index + 1] === true
        : isLatin[index] === true,
  }))
}

/** A word of Latin letters, or a number with its sign before it: such a number was printed from the left. */
const LATIN = /[\p{Script=Latin}@]|^\+\d/u
