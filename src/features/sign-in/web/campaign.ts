/**
 * The campaign fields of the first link that this browser followed. They are sent with a registration, and nowhere
 * else.
 */

const KEY = 'joblane.campaign'
const FIELDS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'utm_id']
const LONGEST = 200

/** The first link counts. */
export function rememberCampaign(): void {
  const query = new URLSearchParams(location.search)
  const stored = FIELDS.flatMap((name) => {
    const value = query.get(name)
    return value === null || value === '' ? [] : [[name, value.slice(0, LONGEST)] as const]
  })
  if (stored.length === 0 || Object.keys(storedCampaign()).length > 0) return
  const referrer = document.referrer.startsWith(location.origin) ? '' : document.referrer
  const all = [...stored, ...(referrer === '' ? [] : [['referrer', referrer.slice(0, LONGEST)] as const])]
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all)))
  } catch {}
}

export function storedCampaign(): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    const known = Object.entries(kept).filter(
      (entry): entry is [string, string] =>
        [...FIELDS, 'referrer'].includes(entry[0]) && typeof entry[1] === 'string',
    )
    return Object.fromEntries(known)
  } catch {
    return {}
  }
}
