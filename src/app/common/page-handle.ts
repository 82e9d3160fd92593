import { isUploadKind, type UploadKind } from '#shared/upload-kinds.ts'

/** The properties of a page, exported by its route module: `export const handle: PageHandle = { isShared: true }`. */
export interface PageHandle {
  /**
   * The page depends only on its address, a language and a country, so it is cached and sent to others. A page without
   * this property is private and never cached (docs/decisions/0034).
   */
  isShared?: boolean
  /** A page of signing in: it is served before the pages of other visitors when many wait. */
  isSignInPage?: boolean
  /** The page has its own search form, so the header shows none. */
  ownSearch?: boolean
  /** The form of the page has a file in this field. */
  file?: FormFile
}

export const isShared = (handle: unknown): boolean => says(handle, 'isShared')
export const isSignInPage = (handle: unknown): boolean => says(handle, 'isSignInPage')
export const hasOwnSearch = (handle: unknown): boolean => says(handle, 'ownSearch')

export interface FormFile {
  field: string
  kind: UploadKind
}

export function fileOf(handle: unknown): FormFile | null {
  const file = typeof handle === 'object' && handle !== null && 'file' in handle ? handle.file : null
  if (typeof file !== 'object' || file === null || !('field' in file) || !('kind' in file)) return null
  const { field, kind } = file
  return typeof field === 'string' && isUploadKind(kind) ? { field, kind } : null
}

const says = (handle: unknown, what: keyof PageHandle): boolean =>
  typeof handle === 'object' &&
  handle !== null &&
  Object.entries(handle).some(([name, is]) => name === what && is === true)
