import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { Secrets } from '#platform/secrets.ts'
import type { Singpass } from './singpass.ts'

/** What the use-cases of this room work with. */
export interface IdentityDependencies {
  db: Db
  clock: Clock
  secrets: Secrets
  /** The addresses visitors see. */
  origins: { seeker: () => string; employer: () => string }
  /** Null: not configured. */
  singpass: Singpass | null
  /** Told why Singpass's answer was not taken; never with anything of a person. */
  reportSingpass: (error: unknown) => void
}
