import type { z } from 'zod'
import { recruiterOf } from '#features/companies/server/door.ts'
import { type NotifyDependencies, notify } from '#features/notifications/server/door.ts'
import { requireSeen, type SeenDependencies } from '#features/profiles/server/door.ts'
import type { Db } from '#platform/db/database.ts'
import { ApiError } from '#shared/api-error.ts'
import type { ResponseOf } from '#shared/contract.ts'
import { requireAllowed } from '#shared/verdict.ts'
import type { Viewer } from '#shared/viewer.ts'
import type * as contracts from '../contract/candidates.ts'
import { mayInvite } from './policy.ts'
import { addInvitation, addSavedCandidate, removeSavedCandidate } from './queries/invitations.ts'
import { findPosting } from './queries/postings.ts'

export type CandidateDependencies = Pick<SeenDependencies, 'db' | 'clock' | 'directory' | 'relationSources'> &
  NotifyDependencies

/** Throws 40004 for a seeker whom the company may not see, as if there were none. */
export async function saveCandidate(
  deps: CandidateDependencies,
  { id }: { id: string },
  viewer: Viewer,
): Promise<Record<string, never>> {
  const { id: recruiter_id, company_id } = await recruiterOf(deps.db, viewer)
  await requireSeen(deps, { accountId: id, companyId: company_id })
  await addSavedCandidate(deps.db, { account_id: id, company_id, recruiter_id, saved_at: deps.clock.now() })
  return {}
}

/** Also of one whom the company may no longer see. */
export async function unsaveCandidate(
  { db }: { db: Db },
  { id }: { id: string },
  viewer: Viewer,
): Promise<Record<string, never>> {
  const { company_id: companyId } = await recruiterOf(db, viewer)
  await removeSavedCandidate(db, { accountId: id, companyId })
  return {}
}

/**
 * Invites a seeker to a job, once: whoever has been asked is not asked again, also after a no. Throws 40004 for whom the
 * company may not see, 41120 for a job of another, and the code by which the policy refuses the job.
 */
export async function inviteCandidate(
  deps: CandidateDependencies,
  { id: accountId, job_id: jobId }: z.output<typeof contracts.inviteCandidate.request>,
  viewer: Viewer,
): Promise<ResponseOf<typeof contracts.inviteCandidate>> {
  const { db, clock } = deps
  const { id: recruiterId, company_id: companyId, account_id: ownId } = await recruiterOf(db, viewer)
  await requireSeen(deps, { accountId, companyId })
  return db.transaction().execute(async (transaction) => {
    const posting = await findPosting(transaction, jobId)
    if (posting === null) throw new ApiError(41120)
    const { status: jobStatus, is_external: isExternal } = posting
    requireAllowed(mayInvite({ jobStatus, isExternal, isOwnJob: posting.company_id === companyId }))
    const given = { accountId, companyId, jobId, recruiterId, now: clock.now() }
    const { row, isNew } = await addInvitation(transaction, given)
    if (isNew && accountId !== ownId)
      await notify({ ...deps, db: transaction }, [{ kind: 'invitation', accountId, jobId }])
    return { id: row.id, state: row.state, sent_at: row.sent_at.toISOString() }
  })
}
