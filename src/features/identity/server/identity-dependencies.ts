import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { Secrets } from '#platform/secrets.ts'
import type { Singpass } from './singpass.ts'

/** The dependencies of this room's use-cases. */
export interface IdentityDependencies {
  db: Db
  clock: Clock
  secrets: Secrets
  /** The addresses visitors see. */
  origins: { seeker: () => string; employer: () => string }
  /** Null: not configured. */
  singpass: Singpass | null
  /** Called with the reason why Singpass's answer was refused; never with personal data. */
  reportSingpass: (error: unknown) => void
}
