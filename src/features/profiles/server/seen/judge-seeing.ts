import { ApiError } from '#shared/api-error.ts'
import type { Blocks } from '#shared/blocks.ts'
import { type Relation, type RelationSource, relationBetween } from '#shared/relation.ts'
import { requireAllowed, type Verdict } from '#shared/verdict.ts'
import type { ProfileDependencies } from '../get-me.ts'
import { companiesHiddenBy } from '../hidden-companies.ts'
import { maySeeProfile } from '../policy.ts'
import { findStanding } from '../queries/profile-views.ts'
import { listWorkExperiences } from '../queries/sections.ts'

export interface SeenDependencies extends ProfileDependencies {
  relationSources: readonly RelationSource[]
  blocks: Blocks
}

export interface Between {
  accountId: string
  companyId: number
}

export interface Seeing {
  may: Record<'open' | 'name' | 'contacts', Verdict>
  relation: Relation
}

/**
 * What a company may see of a seeker. Other rooms and the directory are asked at once, by connections of their own; the
 * result judges by the rows of the seeker in a transaction. Throws 40004 for what is no seeker.
 */
export async function judgeSeeing(
  { clock, directory, relationSources }: Pick<SeenDependencies, 'clock' | 'directory' | 'relationSources'>,
  between: Between,
): Promise<(db: SeenDependencies['db']) => Promise<Seeing>> {
  const [known, relation] = await Promise.all([directory.fresh(), relationBetween(relationSources, between)])
  return async (db) => {
    const standing = await findStanding(db, between.accountId, clock.now())
    if (standing === null) throw new ApiError(40004)
    const entries = await listWorkExperiences(db, between.accountId)
    const isHiddenFromCompany = entries.some((entry) =>
      companiesHiddenBy(entry, known).some((company) => company.id === between.companyId),
    )
    return { may: maySeeProfile({ ...relation, ...standing, isHiddenFromCompany }), relation }
  }
}

/** Throws 40004 for a seeker whom the company may not see, as if there were none. */
export async function requireSeen(
  deps: Pick<SeenDependencies, 'db' | 'clock' | 'directory' | 'relationSources'>,
  between: Between,
): Promise<void> {
  const judge = await judgeSeeing(deps, between)
  requireAllowed((await judge(deps.db)).may.open)
}
