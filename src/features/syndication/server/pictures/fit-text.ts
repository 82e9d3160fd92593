import type { Weight } from './fonts.ts'
import { type Glyphs, layoutText, segmenter, widthOf } from './layout-text.ts'

export interface FitSettings {
  language: string
  weight: Weight
  /** Pixels. */
  width: number
  maxLines: number
  /** Pixels, largest first. */
  sizes: readonly number[]
}

export interface FittedText {
  size: number
  weight: Weight
  lines: Glyphs[][]
}

/**
 * The text in the largest size that fits; in the smallest size, the excess becomes an ellipsis. No lines if none of it
 * can be drawn.
 */
export function fitText(text: string, settings: FitSettings): FittedText {
  const { language, weight, width, maxLines, sizes } = settings
  const words = wordsOf(layoutText(text, language, weight), language)
  for (const size of sizes) {
    const lines = wrap(words, width / size)
    if (lines.length <= maxLines) return { size, weight, lines: lines.map(trimmed) }
  }
  const size = sizes.at(-1) ?? 0
  const lines = wrap(words, width / size)
  const ellipsis = layoutText('…', language, weight)
  const last = shortened(lines.slice(maxLines - 1).flat(), width / size, ellipsis)
  return { size, weight, lines: [...lines.slice(0, maxLines - 1).map(trimmed), last] }
}

/** The parts that stay together on a line, each with the space after it. */
function wordsOf(set: readonly Glyphs[], language: string): Glyphs[][] {
  const text = set.map((glyphs) => glyphs.text).join('')
  const starts = new Set<number>()
  let before = ''
  for (const { segment, index } of segmenter(language, 'word').segment(text)) {
    if (mayBreak(before, segment)) starts.add(index)
    before = segment
  }
  const words: Glyphs[][] = []
  let at = 0
  for (const glyphs of set) {
    if (words.length === 0 || starts.has(at)) words.push([])
    words.at(-1)?.push(glyphs)
    at += glyphs.text.length
  }
  return words
}

/** After spaces, hyphens and slashes; in scripts without spaces between any two words. */
function mayBreak(before: string, after: string): boolean {
  if (/[\s/\-–—|]$/.test(before)) return !/^\s/.test(after)
  return SPACELESS.test(before) && (SPACELESS.test(after) || OPENING.test(after)) && !CLOSING.test(after)
}

const SPACELESS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}ー、。・）」』】〉》！？]$/u
const OPENING = /^[（「『【〈《]/u
const CLOSING = /^[、。・）」』】〉》！？ー]/u

/** Lines with the spaces at their ends, which have no width. */
function wrap(words: readonly Glyphs[][], width: number): Glyphs[][] {
  const lines: Glyphs[][] = []
  let line: Glyphs[] = []
  const end = () => {
    if (line.length > 0) lines.push(line)
    line = []
  }
  for (const word of words) {
    if (widthOf(line) + widthOf(trimmed(word)) > width) end()
    if (widthOf(trimmed(word)) <= width) line.push(...word)
    else {
      for (const glyphs of word) {
        if (widthOf(line) + glyphs.width > width) end()
        line.push(glyphs)
      }
    }
  }
  end()
  return lines
}

function shortened(line: readonly Glyphs[], width: number, ellipsis: readonly Glyphs[]): Glyphs[] {
  let kept = [...line]
  while (kept.length > 0 && widthOf(kept) + widthOf(ellipsis) > width) kept = kept.slice(0, -1)
  return [...trimmed(kept), ...ellipsis]
}

const trimmed = (line: readonly Glyphs[]): Glyphs[] =>
  line.at(-1)?.text === ' ' ? line.slice(0, -1) : [...line]
