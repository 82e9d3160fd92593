import { outgoingAddress } from '#platform/net/outgoing-address.ts'

/**
 * The address of a posting at its source; null unless visitors may be led there. One that was joined to its site twice
 * ('https://a.vnhttps://a.vn/b') is taken apart again.
 */
export function readUrl(text: string): string | null {
  return outgoingAddress(/^https?:\/\/[\w.-]+?(https?:\/\/.+)$/.exec(text.trim())?.[1] ?? text)
}
