import { lookUp } from '#shared/look-up.ts'

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
}

/**
 * Decodes the five entities of XML, the commonest of HTML and numbered characters. It decodes once: the result is not
 * decoded again. Other entities stay as they are: a document can’t define its own. A number that is no character becomes
 * `impossible`.
 */
export function decodeEntities(text: string, impossible = ''): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi, (whole, decimal, hex, name) => {
    if (name) return lookUp(NAMED, String(name).toLowerCase()) ?? whole
    return characterOf(decimal ? Number(decimal) : Number.parseInt(hex, 16)) ?? impossible
  })
}

/** Null for zero, for halves of surrogate pairs, and for numbers beyond Unicode. */
function characterOf(code: number): string | null {
  const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
  return isCharacter ? String.fromCodePoint(code) : null
}
