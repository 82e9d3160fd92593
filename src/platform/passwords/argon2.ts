import { hash, type Options, verify } from '@node-rs/argon2'
import { createLanes, HEAVY_LANES } from '../lanes.ts'

/**
 * Password hashing with argon2id. One hash costs 19 MiB and some hundredths of a second of a core, on purpose. That
 * makes it the cheapest way to overload a server. So only a few are computed at a time, in Node's thread pool, where
 * they leave most threads to files, names and compression. A few dozen wait, and further ones are refused before any
 * work is done.
 */

/** The minimum of RFC 9106 and OWASP: the id variant, 19 MiB, two passes, one thread. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 } satisfies Options
const HEAD = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`

/** This leaves two of the pool's four threads, too. */
const lanes = createLanes({
  lanes: HEAVY_LANES,
  // One or two seconds of waiting.
  mostWaiting: 48,
  retryAfterSeconds: 3,
})

/**
 * Throws `ApiError` 40006 if too many wait. Call it before the database is queried for a request that would be refused
 * anyway.
 */
export const refuseIfBusy = (): void => lanes.refuseIfFull()

/** Returns the hash in PHC form. Throws `ApiError` 40006 if too many wait. */
export const hashPassword = (password: string): Promise<string> =>
  lanes.run(() => hash(normal(password), COST))

/**
 * Whether the password matches a hash. For `null` (no account, no password) the same work is done and the result is
 * false. Throws `ApiError` 40006 if too many wait.
 */
export const isPassword = (password: string, ofHash: string | null): Promise<boolean> =>
  lanes.run(async () => (await verify(ofHash ?? IMPOSSIBLE_HASH, normal(password))) && ofHash !== null)

/** Whether a hash was made with other parameters than today's: its owner gets a new one at the next sign-in. */
export const isOutdated = (ofHash: string): boolean => !ofHash.startsWith(HEAD)

/** The same password typed on different keyboards is normalised to the same text. */
const normal = (password: string): string => password.normalize('NFKC')

/** A hash that no password has: salt and digest are zeros. */
const IMPOSSIBLE_HASH = `${HEAD}${'A'.repeat(22)}$${'A'.repeat(43)}`
