import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { GuestMove } from '#platform/guest-move.ts'
import type { Channels } from '#platform/outbound/channels.ts'
import type { Secrets } from '#platform/secrets.ts'
import type { Site } from '#shared/viewer.ts'

/** The services that use-cases about accounts need, in every room. */
export interface AccountDependencies {
  db: Db
  clock: Clock
  secrets: Secrets
  /** The addresses of our sites, without a trailing slash: for links in mail and hand-offs. */
  origins: Readonly<Record<Site, () => string>>
  /** Whether mail and SMS are delivered. Sign-in methods that need them are not offered otherwise. */
  channels: Channels
  /** What the rooms do with the data of a guest who signs in. */
  guestMoves: readonly GuestMove[]
}
