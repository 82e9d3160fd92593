import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { JobSearch } from '#platform/search/job-search.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { EventBuffer } from './event-buffer.ts'
import type { NetworkQuota } from './network-quota.ts'

export interface TrackingServices {
  db: Db
  clock: Clock
  jobSearch: JobSearch
  buffer: EventBuffer
  quota: NetworkQuota
  /** By country, language and search: the time of the look-up, and whether it finds jobs. */
  cachedResults: Map<string, { at: number; found: Promise<boolean[]> }>
}

/** The day for the counts (UTC), `YYYY-MM-DD`. */
export const dayOf = (clock: Clock): string => clock.now().toISOString().slice(0, 10)

export const isCounted = ({ isCounted }: Viewer): boolean => isCounted === true
