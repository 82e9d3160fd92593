import { MAX_URL } from '#config/limits.ts'

/**
 * Reads an address of the public web as people type it, with or without its scheme. Null for other schemes, names without
 * a dot, addresses with a user name or password, and those that are too long.
 */
export function webAddress(typed: string): string | null {
  const hasScheme = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(typed)
  const url = URL.parse(hasScheme ? typed : `https://${typed}`)
  if (url === null || !['http:', 'https:'].includes(url.protocol)) return null
  if (url.username !== '' || url.password !== '') return null
  if (!/^[^.]+(\.[^.]+)+$/.test(url.hostname)) return null
  return url.href.length > MAX_URL ? null : url.href
}
