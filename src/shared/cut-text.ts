/**
 * At most the first `length` UTF-16 units, never half of a character: PostgreSQL and addresses refuse those. Expects
 * well-formed text.
 */
export const cutText = (text: string, length: number): string =>
  text.slice(0, length).replace(/[\ud800-\udbff]$/, '')
