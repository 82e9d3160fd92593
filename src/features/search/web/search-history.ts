import { deviceStore, fieldOf, listOf } from './on-device.ts'

/** A search by its name and its address, which is all there is to it: path without the language, and query string. */
export interface KeptSearch {
  name: string
  to: string
}

/** Only paths of this site: what is kept may have been written by anything that runs in this browser. */
function isKept(item: unknown): item is KeptSearch {
  const to = fieldOf(item, 'to')
  return typeof fieldOf(item, 'name') === 'string' && typeof to === 'string' && /^\/[a-z0-9-]+(\?|$)/.test(to)
}

const MOST_SAVED = 100
const MOST_RECENT = 8

/** Searches that the visitor has named and kept, the latest first. */
export const savedSearches = deviceStore('saved-searches', (kept) => listOf(kept, isKept))

/** What the visitor searched last, the latest first. */
export const recentSearches = deviceStore('recent-searches', (kept) => listOf(kept, isKept))

/** A search is saved once; saving it again gives it the new name. */
export function saveSearch(search: KeptSearch): void {
  const others = savedSearches.read().filter(({ to }) => to !== search.to)
  savedSearches.write([search, ...others].slice(0, MOST_SAVED))
}

export function rememberSearch(search: KeptSearch): void {
  const before = recentSearches.read()
  if (before[0]?.to === search.to && before[0].name === search.name) return
  // What is typed and then narrowed is one search, not two.
  const others = before.filter(({ to, name }) => to !== search.to && name !== search.name)
  recentSearches.write([search, ...others].slice(0, MOST_RECENT))
}
