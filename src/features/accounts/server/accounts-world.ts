import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { Reaches } from '#platform/post/reaches.ts'
import type { Secrets } from '#platform/secrets.ts'
import type { Site } from '#shared/viewer.ts'

/** What the use-cases about accounts work with, in whichever room. */
export interface AccountsWorld {
  db: Db
  clock: Clock
  secrets: Secrets
  /** The addresses people see of our sites, without a trailing slash: for links in mail and hand-offs. */
  origins: Readonly<Record<Site, () => string>>
  /** Whether letters and messages get anywhere; ways in that need them are not offered otherwise. */
  reaches: Reaches
}
