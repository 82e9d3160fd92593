import { type Face, face, facesFor, type Weight } from './fonts.ts'

/** A piece of text in one font that is not divided. */
export interface Glyphs {
  text: string
  face: Face
  /** In em. */
  width: number
}

/**
 * A text as it can be drawn, character by character: characters that no font has (emoji, scripts without a font) are
 * left out, spaces are single.
 */
export function layoutText(text: string, language: string, weight: Weight): Glyphs[] {
  const set: Glyphs[] = []
  const readable = text
    .normalize('NFC')
    .replace(UNSEEN, '')
    .replace(SARA_AM, '\u0e4d$1\u0e32')
    .replace(/\s+/gu, ' ')
    .trim()
  for (const { segment } of segmenter(language, 'grapheme').segment(readable)) {
    const glyphs = setCharacter(segment, language, weight, set.at(-1)?.face)
    // If a character between two spaces was left out, only one space remains.
    if (glyphs !== null && !(segment === ' ' && (set.length === 0 || set.at(-1)?.text === ' ')))
      set.push(glyphs)
  }
  return set.at(-1)?.text === ' ' ? set.slice(0, -1) : set
}

/** The segmenter of a language; a posting's language tag may be invalid. */
export function segmenter(language: string, granularity: 'grapheme' | 'word'): Intl.Segmenter {
  try {
    return new Intl.Segmenter(language, { granularity })
  } catch {
    return new Intl.Segmenter('und', { granularity })
  }
}

export const widthOf = (set: readonly Glyphs[]): number => set.reduce((sum, { width }) => sum + width, 0)

/**
 * Thai's vowel of two parts, perhaps below a tone: the drawing library places the parts correctly if they are separate
 * characters.
 */
const SARA_AM = /([\u0e48-\u0e4b]?)\u0e33/g

/** Control characters, also those of direction, which the drawing sets itself; the joiners of Arabic stay. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}]|(?![\u200c\u200d])\p{Cf}/gu
const JOINERS: ReadonlySet<number> = new Set([0x200c, 0x200d])

function setCharacter(
  text: string,
  language: string,
  weight: Weight,
  before: Face | undefined,
): Glyphs | null {
  const [base, ...marks] = [...text].map((character) => character.codePointAt(0) ?? 0)
  if (base === undefined) return null
  if (text === ' ' && before !== undefined) {
    const width = before.advances.advance(base)
    if (width !== null) return { text, face: before, width }
  }
  for (const name of facesFor(base, language)) {
    const candidate = face(name, weight)
    const width = candidate.advances.advance(base)
    if (width === null) continue
    const known = marks.filter((mark) => JOINERS.has(mark) || candidate.advances.advance(mark) !== null)
    const rest = known.reduce((sum, mark) => sum + (candidate.advances.advance(mark) ?? 0), 0)
    return { text: String.fromCodePoint(base, ...known), face: candidate, width: width + rest }
  }
  return null
}
