/** A feed on our disk, unchanged. */
export interface FeedFile {
  path: string
  /** Bytes on disk. */
  size: number
  /** Its name in reports; also its source name if nothing else gives one. */
  name: string
  /** The encoding that the server named; null if it named none. */
  charset: string | null
  /** The address from which it was fetched; null for a local file. */
  address: string | null
}
