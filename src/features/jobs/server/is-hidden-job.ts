import type { Db } from '#platform/db/database.ts'
import { findIsHidden } from './queries/hidden-jobs.ts'

export const isHiddenJob = (db: Db, accountId: string, jobId: number): Promise<boolean> =>
  findIsHidden(db, accountId, jobId)
