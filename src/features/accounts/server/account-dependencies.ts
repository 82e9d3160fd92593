import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { Reaches } from '#platform/post/reaches.ts'
import type { Secrets } from '#platform/secrets.ts'

/** What the use-cases about accounts work with, in whichever room. */
export interface AccountDependencies {
  db: Db
  clock: Clock
  secrets: Secrets
  /** The addresses visitors see, without a trailing slash: for links in mail and hand-offs. */
  origins: { seeker: () => string; employer: () => string }
  /** Whether letters and messages get anywhere; ways in that need them are not offered otherwise. */
  reaches: Reaches
}
