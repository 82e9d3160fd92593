import { DELETED_RESUME_DAYS } from '#config/limits.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { later } from '#shared/later.ts'
import { forgetDeletedBefore } from '../queries/resumes.ts'

export const forgetDeletedResumes = async ({ db, clock }: { db: Db; clock: Clock }): Promise<void> =>
  void (await forgetDeletedBefore(db, later(clock.now(), -DELETED_RESUME_DAYS * 86_400)))
