import { recruiterOf } from '#features/companies/server/door.ts'
import { ApiError } from '#shared/api-error.ts'
import { type RelationSource, relationBetween } from '#shared/relation.ts'
import { isAllowed, requireAllowed } from '#shared/verdict.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { SeenProfile } from '../../contract/seen-profile.ts'
import { type ProfileDependencies, profileOf } from '../get-me.ts'
import { companiesHiddenBy } from '../hidden-companies.ts'
import { maySeeProfile } from '../policy.ts'
import { findStanding, recordView } from '../queries/profile-views.ts'
import { listWorkExperiences } from '../queries/sections.ts'
import { seenByEmployer } from './seen-by-employer.ts'

export interface SeenDependencies extends ProfileDependencies {
  relationSources: readonly RelationSource[]
}

/**
 * A seeker's profile for a recruiter. Nobody sees one without a row in its owner's ledger: both come of one transaction.
 * Throws 40004 if the policy says no, as if there were no such profile.
 */
export async function getSeekerProfile(
  deps: SeenDependencies,
  { id }: { id: string },
  viewer: Viewer,
): Promise<SeenProfile> {
  const { db, clock, directory, relationSources } = deps
  const recruiter = await recruiterOf(db, viewer)
  const known = await directory.fresh()
  const between = { accountId: id, companyId: recruiter.company_id }
  const relation = await relationBetween(relationSources, between)
  return db.transaction().execute(async (transaction) => {
    const now = clock.now()
    const standing = await findStanding(transaction, id, now)
    if (standing === null) throw new ApiError(40004)
    const entries = await listWorkExperiences(transaction, id)
    const isHiddenFromCompany = entries.some((entry) =>
      companiesHiddenBy(entry, known).some((company) => company.id === recruiter.company_id),
    )
    const may = maySeeProfile({ ...relation, ...standing, isHiddenFromCompany })
    requireAllowed(may.open)
    const profile = await profileOf({ ...deps, db: transaction }, id, viewer)
    await recordView(transaction, {
      ...between,
      recruiterId: recruiter.id,
      saw: { saw_name: isAllowed(may.name), saw_contacts: isAllowed(may.contacts) },
      now,
    })
    return seenByEmployer(profile, isAllowed(may.contacts) ? relation.contact : 'none')
  })
}
