/** What a route module says of its page: `export const handle: PageHandle = { isShared: true }`. */
export interface PageHandle {
  /**
   * The page hangs on its address, a language and a country alone: it is kept and sent to others. Without this word it is
   * its visitor's own, and nobody keeps it (docs/decisions/0034).
   */
  isShared?: boolean
  /** Of somebody who is on the way in: comes before the pages of visitors where many wait. */
  isWayIn?: boolean
  /** The page has its own search form, so the header shows none. */
  ownSearch?: boolean
}

export const isShared = (handle: unknown): boolean => says(handle, 'isShared')
export const isWayIn = (handle: unknown): boolean => says(handle, 'isWayIn')
export const hasOwnSearch = (handle: unknown): boolean => says(handle, 'ownSearch')

const says = (handle: unknown, what: keyof PageHandle): boolean =>
  typeof handle === 'object' &&
  handle !== null &&
  Object.entries(handle).some(([name, is]) => name === what && is === true)
