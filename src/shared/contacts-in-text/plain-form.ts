/** Characters that nobody sees, and the frames of keycap digits. */
const UNSEEN = /\p{Cf}|\p{Mn}|\p{Me}/gu

/**
 * A text as it is read aloud: without invisible characters and accents, in lower case, with Latin digits, dots and hyphens
 * whatever they were, and with Latin letters for Cyrillic and Greek ones that look like them. Arabic and East Asian
 * letters stay.
 */
export function plainForm(text: string): string {
  return [...text.normalize('NFKD').replace(UNSEEN, '').normalize('NFKC').toLowerCase().replace(UNSEEN, '')]
    .map((character) => ALIKE.get(character) ?? digitOf(character) ?? character)
    .join('')
    .replace(/(?<=\d)[ー‐-―−~〜](?=\d)/g, '-')
    .replace(/(?<=[a-z0-9])[。｡](?=[a-z0-9])/g, '.')
    .replace(/\b(?=[oil]*\d)[\doil]+\b/g, (number) => number.replace(/o/g, '0').replace(/[il]/g, '1'))
}

/** Blocks of ten digits begin at a multiple of their own; the value of a digit is its distance to the zero of its block. */
function digitOf(character: string): string | null {
  if (!/\p{Nd}/u.test(character)) return null
  const code = character.codePointAt(0) ?? 0
  let zero = code
  while (zero > code - 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return String((code - zero) % 10)
}

const ALIKE: ReadonlyMap<string, string> = new Map(
  [
    ['авсеіјкмнорԛѕтухԝѵ', 'abceijkmhopqstyxwv'],
    ['αβεικνορτυχ', 'abeiknoptux'],
    ['٫٬', '.,'],
  ].flatMap(([from = '', to = '']) => [...from].map((letter, at) => [letter, to[at] ?? ''] as const)),
)
