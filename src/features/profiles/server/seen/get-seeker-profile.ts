import { recruiterOf } from '#features/companies/server/door.ts'
import { isAllowed, requireAllowed } from '#shared/verdict.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { SeenProfile } from '../../contract/seen-profile.ts'
import { profileOf } from '../get-me.ts'
import { recordView } from '../queries/profile-views.ts'
import { judgeSeeing, type SeenDependencies } from './judge-seeing.ts'
import { seenByEmployer } from './seen-by-employer.ts'

/**
 * A seeker's profile for a recruiter. Nobody sees one without a row in its owner's ledger: both come of one transaction.
 * Throws 40004 if the policy says no, as if there were no such profile.
 */
export async function getSeekerProfile(
  deps: SeenDependencies,
  { id }: { id: string },
  viewer: Viewer,
): Promise<SeenProfile> {
  const { db, clock } = deps
  const recruiter = await recruiterOf(db, viewer)
  const between = { accountId: id, companyId: recruiter.company_id }
  const judge = await judgeSeeing(deps, between)
  return db.transaction().execute(async (transaction) => {
    const { may, relation } = await judge(transaction)
    requireAllowed(may.open)
    const profile = await profileOf({ ...deps, db: transaction }, id, viewer)
    await recordView(transaction, {
      ...between,
      recruiterId: recruiter.id,
      saw: { saw_name: isAllowed(may.name), saw_contacts: isAllowed(may.contacts) },
      now: clock.now(),
    })
    return seenByEmployer(profile, isAllowed(may.contacts) ? relation.contact : 'none')
  })
}
