/** Which of the error page's texts tells of a status. */
export function errorWording(status: number): 'not_found' | 'busy' | 'refused' | 'crowded' | 'server' {
  if (status === 429) return 'busy'
  if (status === 503) return 'crowded'
  if (REFUSED.has(status)) return 'refused'
  return status >= 400 && status < 500 ? 'not_found' : 'server'
}

/** What was sent cannot be read: cut off, of another kind, too large. */
const REFUSED = new Set([400, 405, 408, 413, 415])
