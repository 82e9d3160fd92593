import type { Db } from '#platform/db/database.ts'
import { requireAllowed } from '#shared/verdict.ts'
import type { Viewer } from '#shared/viewer.ts'
import { mayWithCompany } from './policy.ts'
import { updateReplyDays } from './queries/recruiters.ts'
import { recruiterOf } from './recruiter-of.ts'

/** Sets the promise of the viewer's company. It holds for applications that are sent from now on. Throws 40005. */
export async function setReplyDays(
  { db }: { db: Db },
  { reply_days }: { reply_days: number },
  viewer: Viewer,
): Promise<{ reply_days: number }> {
  const { company_id, role } = await recruiterOf(db, viewer)
  requireAllowed(mayWithCompany(role).promise)
  await updateReplyDays(db, company_id, reply_days)
  return { reply_days }
}
