import { foldPlaceName } from '#config/places/place-names.ts'

/**
 * The form in which names of companies are compared: case, accents, width, Arabic vowel signs and Japanese kana folded,
 * punctuation removed, one space between words.
 */
export const foldName = (name: string): string =>
  foldPlaceName(name.toWellFormed().replaceAll('\0', ' '))
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - KATAKANA_TO_HIRAGANA))
    .replace(/[^\p{L}\p{N}\p{M}ー]+/gu, ' ')
    .trim()

const KATAKANA_TO_HIRAGANA = 0x60
