import { deviceStore, fieldOf, listOf } from './on-device.ts'
import { remembering } from './remembering.ts'

/** A search: its name and its address, which is the path without the language and the query string. */
export interface KeptSearch {
  name: string
  to: string
}

/** Only paths of this site: any script in this browser may have written the stored text. */
function isKept(item: unknown): item is KeptSearch {
  const to = fieldOf(item, 'to')
  return typeof fieldOf(item, 'name') === 'string' && typeof to === 'string' && /^\/[a-z0-9-]+(\?|$)/.test(to)
}

const MOST_SAVED = 100
const MOST_RECENT = 8

/** Searches that the visitor has named and saved, the latest first. */
export const savedSearches = deviceStore('saved-searches', (kept) => listOf(kept, isKept))

/** The visitor's recent searches, the latest first. */
export const recentSearches = deviceStore('recent-searches', (kept) => listOf(kept, isKept))

/** A search is saved once; saving it again changes its name. */
export function saveSearch(search: KeptSearch): void {
  const others = savedSearches.read().filter(({ to }) => to !== search.to)
  savedSearches.write([search, ...others].slice(0, MOST_SAVED))
}

export function rememberSearch(search: KeptSearch): void {
  if (!remembering.read()) return
  const before = recentSearches.read()
  if (before[0]?.to === search.to && before[0].name === search.name) return
  // A search that is typed and then narrowed is one search, not two.
  const others = before.filter(({ to, name }) => to !== search.to && name !== search.name)
  recentSearches.write([search, ...others].slice(0, MOST_RECENT))
}
