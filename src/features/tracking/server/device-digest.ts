import { createHash } from 'node:crypto'

/** The random numbers of browsers are longer than this. */
const SHORTEST = 16

/**
 * The identity of a browser in the database: a digest of its random number, as a UUID; null if it sent none. The number
 * cannot be computed from the digest.
 */
export function deviceDigest(said: string | undefined): string | null {
  if (said === undefined || said.length < SHORTEST) return null
  const hex = createHash('sha256').update(said).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  )
}
