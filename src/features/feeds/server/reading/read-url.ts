import { outgoingAddress } from '#platform/net/outgoing-address.ts'

/**
 * The address of a posting at its source; null unless visitors may be sent there. An address that was joined to its
 * site twice ('https://a.vnhttps://a.vn/b') is corrected.
 */
export function readUrl(text: string): string | null {
  return outgoingAddress(/^https?:\/\/[\w.-]+?(https?:\/\/.+)$/.exec(text.trim())?.[1] ?? text)
}
