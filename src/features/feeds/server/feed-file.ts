/** A feed on our disk, as it came. */
export interface FeedFile {
  path: string
  /** Bytes on disk. */
  size: number
  /** Its name in reports; also its source name if nothing else gives one. */
  name: string
  /** The encoding that the server named; null where it named none. */
  charset: string | null
  /** Where it was fetched; null for a file of someone's own. */
  address: string | null
}
