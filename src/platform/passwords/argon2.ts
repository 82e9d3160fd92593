import { availableParallelism } from 'node:os'
import { hash, type Options, verify } from '@node-rs/argon2'
import { createLanes } from './lanes.ts'

/**
 * Passwords as argon2id. One costs 19 MiB and some hundredths of a second of a core, on purpose, which makes it the
 * cheapest way to bring a server to its knees: so only a few are made at a time, in Node's pool of threads, of which they
 * leave most to files, names and compression; a few dozen wait; and who comes then is refused before anything is done.
 */

/** RFC 9106 and OWASP's least: the id variant, 19 MiB, two passes, one thread. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 } satisfies Options
const HEAD = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`

/** A core stays free for whoever does not sign in; of the pool's four threads two. */
const lanes = createLanes({
  lanes: Math.max(1, Math.min(2, availableParallelism() - 1)),
  // A second or two of waiting.
  mostWaiting: 48,
  retryAfterSeconds: 3,
})

/** Throws `ApiError` 40006 where too many wait: before the database is asked anything for who is refused anyway. */
export const refuseIfBusy = (): void => lanes.refuseIfFull()

/** In PHC form. Throws `ApiError` 40006 where too many wait. */
export const hashPassword = (password: string): Promise<string> =>
  lanes.run(() => hash(normal(password), COST))

/**
 * Whether it is the password of a hash; for `null` (no account, no password) the same work is done and the answer is no.
 * Throws `ApiError` 40006 where too many wait.
 */
export const isPassword = (password: string, ofHash: string | null): Promise<boolean> =>
  lanes.run(async () => (await verify(ofHash ?? NOBODYS_HASH, normal(password))) && ofHash !== null)

/** Whether a hash was made at another cost than today's: who signs in with its password gets a new one. */
export const isOutdated = (ofHash: string): boolean => !ofHash.startsWith(HEAD)

/** What is typed the same on another keyboard is the same password. */
const normal = (password: string): string => password.normalize('NFKC')

/** No password has it: salt and digest are zeros. */
const NOBODYS_HASH = `${HEAD}${'A'.repeat(22)}$${'A'.repeat(43)}`
