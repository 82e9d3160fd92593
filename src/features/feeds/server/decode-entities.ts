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
 * The five entities of XML, the commonest of HTML and numbered characters; once, never what comes out of it. Others
 * stay as they are: a feed can't define its own. Numbers of no character become `impossible`.
 */
export function decodeEntities(text: string, impossible = ''): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi, (whole, decimal, hex, name) => {
    if (name) return lookUp(NAMED, String(name).toLowerCase()) ?? whole
    return characterOf(decimal ? Number(decimal) : Number.parseInt(hex, 16)) ?? impossible
  })
}

/** Null for zero, halves of pairs and what lies beyond Unicode. */
function characterOf(code: number): string | null {
  const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
  return isCharacter ? String.fromCodePoint(code) : null
}
