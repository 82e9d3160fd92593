/** What a route module may tell the shell: `export const handle: PageHandle = { ownSearch: true }`. */
export interface PageHandle {
  /** The page has its own search form, so the header shows none. */
  ownSearch?: boolean
  /** The page brings its own header, and nothing of the seekers' stands around it. */
  ownShell?: boolean
}

export const hasOwnSearch = (handle: unknown): boolean => says(handle, 'ownSearch')
export const hasOwnShell = (handle: unknown): boolean => says(handle, 'ownShell')

const says = (handle: unknown, what: keyof PageHandle): boolean =>
  typeof handle === 'object' &&
  handle !== null &&
  Object.entries(handle).some(([name, is]) => name === what && is === true)
