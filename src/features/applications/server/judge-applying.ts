import { locationById } from '#config/places/places.ts'
import { kilometresBetween } from '#config/places/places-around.ts'
import { eligibilityStatus } from '#features/fit/server/door.ts'
import { profileOf } from '#features/profiles/server/door.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Blocks } from '#shared/blocks.ts'
import { type RelationSource, relationBetween } from '#shared/relation.ts'
import type { Applying } from './policy.ts'
import { findLiveAmong } from './queries/applications.ts'
import { type ApplicantRow, findApplicant, findPosting, type PostingRow } from './queries/postings.ts'

export interface JudgeDependencies {
  db: Db
  clock: Clock
  relationSources: readonly RelationSource[]
  blocks: Blocks
}

/**
 * Whether the seeker or the company has blocked the other. It asks other rooms, each by a connection of its own: never
 * within a transaction, where many at once would wait for the connections that they hold.
 */
export async function isBlockedAt(
  { db, relationSources }: JudgeDependencies,
  { accountId, jobId }: { accountId: string; jobId: number },
): Promise<boolean> {
  const posting = await findPosting(db, jobId)
  if (posting === null) throw new ApiError(41120)
  return (await relationBetween(relationSources, { accountId, companyId: posting.company_id })).isBlocked
}

/** What decides whether somebody may apply. Throws 41120 for an unknown job, 40005 for an account that is no seeker's. */
export async function judgeApplying(
  { db, clock }: Pick<JudgeDependencies, 'db' | 'clock'>,
  { accountId, jobId, isBlocked }: { accountId: string; jobId: number; isBlocked: boolean },
): Promise<{ posting: PostingRow; applicant: ApplicantRow; asked: Applying; liveId: string | null }> {
  const [posting, applicant, profile, [live]] = await Promise.all([
    findPosting(db, jobId),
    findApplicant(db, accountId),
    profileOf(db, accountId),
    findLiveAmong(db, accountId, [jobId]),
  ])
  if (posting === null) throw new ApiError(41120)
  if (applicant === null || profile === null) throw new ApiError(40005)
  const liveId = live?.id ?? null
  const asked = {
    jobStatus: posting.status,
    isExternal: posting.is_external,
    isOwnCompany: applicant.company_id === posting.company_id,
    isBlocked,
    isBanned: applicant.banned_until !== null && applicant.banned_until > clock.now(),
    hasApplied: liveId !== null,
    lacksEligibility:
      posting.work_eligibility !== null &&
      eligibilityStatus(posting.work_eligibility, posting.country, profile) === 'lack',
    isTooFar: isTooFar(posting, applicant),
  }
  return { posting, applicant, asked, liveId }
}

/** For the message of a refusal: the day from which somebody may apply again (41156). */
export const refusalDetails = ({ banned_until }: ApplicantRow): { params: Record<string, string> } => ({
  params: { date: banned_until?.toISOString().slice(0, 10) ?? '' },
})

/** In a straight line between the places. Where one of them is not known, nobody is too far. */
function isTooFar(
  { apply_within_km: limit, location_id: job }: PostingRow,
  { location_id: home }: ApplicantRow,
): boolean {
  if (limit === null || job === null || home === null) return false
  const [from, to] = [locationById(home), locationById(job)]
  return from !== undefined && to !== undefined && kilometresBetween(from, to) > limit
}
