/** A feed on our disk, as it came. */
export interface FeedFile {
  path: string
  /** Bytes on disk. */
  size: number
  /** What to call it in reports and, where nothing else says, its source. */
  name: string
  /** The encoding that the server named; null where it named none. */
  charset: string | null
  /** Where it was fetched; null for a file of someone's own. */
  address: string | null
}
