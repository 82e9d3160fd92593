import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { Secrets } from '#platform/secrets.ts'
import type { Singpass } from './singpass.ts'

/** The dependencies of this room's use-cases. */
export interface IdentityDependencies {
  db: Db
  clock: Clock
  secrets: Secrets
  /** The public addresses of the sites. */
  origins: { seeker: () => string; employer: () => string }
  /** Null if it is not configured. */
  singpass: Singpass | null
  /** Called with the reason for a refused response from Singpass; never with personal data. */
  reportSingpass: (error: unknown) => void
}
