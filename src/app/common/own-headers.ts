import type { HeadersArgs } from 'react-router'

/** `headers` of a site whose pages are all private: neither browsers nor caches may store one. */
export function ownHeaders({ errorHeaders }: HeadersArgs): Headers {
  const headers = new Headers(errorHeaders ?? undefined)
  headers.set('cache-control', 'private, no-store')
  return headers
}
