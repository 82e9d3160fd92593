import { readFile, rename, writeFile } from 'node:fs/promises'
import type { JobIndex } from '#job-index/job-index.ts'
import type { Db } from '#platform/db/database.ts'
import { jobDocument } from './job-document.ts'
import {
  currentWatermark,
  forgetOldChanges,
  readChanges,
  readInstallation,
  readLiveJobs,
  readLiveJobsById,
  type Watermark,
} from './queries.ts'

/**
 * Keeps an index equal to the database. PostgreSQL is the truth: at start the index comes from a snapshot file, or is
 * read whole, and from then on the change table says which jobs to read again. A notification only wakes the follower
 * early; nothing is lost when none arrives.
 */
export interface IndexFollower {
  /** Reads what has changed; at most one run at a time, a call meanwhile makes it run once more. */
  catchUp(): Promise<void>
  saveSnapshot(): Promise<void>
}
