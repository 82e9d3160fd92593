import { cutText } from '#shared/cut-text.ts'

/** One line of plain text: entities and tags resolved, white space single, at most 250 characters. */
export function readTitle(text: string): string {
  const line = text
    .replace(/<[^<>]{0,200}>/g, ' ')
    .replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{2,6}));/gi, (entity, decimal, hex, name) =>
      decode(entity, { decimal, hex, name }),
    )
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
  return cutText(line, MAX_LENGTH).trim()
}

const MAX_LENGTH = 250
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

function decode(
  entity: string,
  { decimal, hex, name }: { decimal?: string; hex?: string; name?: string },
): string {
  if (name !== undefined) return NAMED[name.toLowerCase()] ?? entity
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
  return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
    ? String.fromCodePoint(code)
    : ' '
}
