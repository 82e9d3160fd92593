/**
 * The address of a posting at its source; null unless it is an absolute http(s) address. One that was joined to
 * its site twice ('https://a.vnhttps://a.vn/b') is taken apart again.
 */
export function readUrl(text: string): string | null {
  const address = /^https?:\/\/[\w.-]+?(https?:\/\/.+)$/.exec(text.trim())?.[1] ?? text.trim()
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol) || !url.hostname.includes('.')) return null
  return url.username || url.password || url.href.length > MAX_LENGTH ? null : url.href
}

const MAX_LENGTH = 2000
