import { createHash } from 'node:crypto'

/** Shorter numbers are none that a browser drew at random. */
const SHORTEST = 16

/**
 * What stands for a browser in the database: a digest of its random number, as a UUID; null where it said none. Nobody
 * can get from the digest to what the browser keeps.
 */
export function deviceDigest(said: string | undefined): string | null {
  if (said === undefined || said.length < SHORTEST) return null
  const hex = createHash('sha256').update(said).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  )
}
