import type { HeadersArgs } from 'react-router'

/** `headers` of a site whose pages are all somebody's own: nothing on the way, and no browser, keeps one. */
export function ownHeaders({ errorHeaders }: HeadersArgs): Headers {
  const headers = new Headers(errorHeaders ?? undefined)
  headers.set('cache-control', 'private, no-store')
  return headers
}
