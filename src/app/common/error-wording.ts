/** Which text of the error page belongs to a status. */
export function errorWording(
  status: number,
): 'not_found' | 'forbidden' | 'busy' | 'refused' | 'crowded' | 'server' {
  if (status === 403) return 'forbidden'
  if (status === 429) return 'busy'
  if (status === 503) return 'crowded'
  if (REFUSED.has(status)) return 'refused'
  return status >= 400 && status < 500 ? 'not_found' : 'server'
}

/** The request cannot be read: it is cut off, of another kind, or too large. */
const REFUSED = new Set([400, 405, 408, 413, 415])
