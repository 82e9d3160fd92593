/** What a route module may tell the shell: `export const handle: PageHandle = { ownSearch: true }`. */
export interface PageHandle {
  /** The page has its own search form, so the header shows none. */
  ownSearch?: boolean
}

export function hasOwnSearch(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'ownSearch' in handle && handle.ownSearch === true
}
