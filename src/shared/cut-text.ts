/**
 * At most the first `length` UTF-16 units, never half of a character: neither PostgreSQL nor an address takes one. For
 * texts that are well-formed before the cut.
 */
export const cutText = (text: string, length: number): string =>
  text.slice(0, length).replace(/[\ud800-\udbff]$/, '')
