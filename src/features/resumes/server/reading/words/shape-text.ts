import { asciiDigits } from '#shared/ascii-digits.ts'

/** With the same length as the text, so that places in it are places in the text. */
export const shape = (text: string): string =>
  text
    .replaceAll('İ', 'i')
    .replaceAll(/\p{Nd}/gu, (digit) => (digit.length === 1 ? asciiDigits(digit) : digit))
    .replaceAll(/[\u2010-\u2015\u2212\u301c\uff5e~ー―—]/g, '-')
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/[\s\u3000]/g, ' ')
    .replaceAll(/\p{Lu}/gu, (letter) =>
      letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter,
    )

/** A part of a pattern for any of these words, shaped. The longest first, so that `September` is not read as `Sep`. */
export const alternatives = (words: readonly string[]): string =>
  [...new Set(words.map(shape))]
    .toSorted((one, other) => other.length - one.length)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
    .join('|')
