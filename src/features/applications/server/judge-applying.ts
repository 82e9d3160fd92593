import { locationById } from '#config/places/places.ts'
import { kilometresBetween } from '#config/places/places-around.ts'
import { eligibilityStatus } from '#features/fit/server/door.ts'
import { profileOf } from '#features/profiles/server/door.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Blocks } from '#shared/blocks.ts'
import type { Applying } from './policy.ts'
import { type ApplicantRow, findJudged, type PostingRow } from './queries/postings.ts'

export interface JudgeDependencies {
  db: Db
  clock: Clock
  blocks: Blocks
}

/** What decides whether somebody may apply. Throws 41120 for an unknown job, 40005 for an account that is no seeker's. */
export async function judgeApplying(
  { db, clock }: Pick<JudgeDependencies, 'db' | 'clock'>,
  {
    accountId,
    jobId,
    hasBlocked,
  }: {
    accountId: string
    jobId: number
    /** Whether the seeker has blocked this company. */
    hasBlocked: (companyId: number) => boolean
  },
): Promise<{ posting: PostingRow; applicant: ApplicantRow; asked: Applying; liveId: string | null }> {
  const found = await findJudged(db, { accountId, jobId })
  if (found === null) throw new ApiError(41120)
  const { posting, applicant, liveId } = found
  if (applicant === null) throw new ApiError(40005)
  const asked = {
    jobStatus: posting.status,
    isExternal: posting.is_external,
    isOwnCompany: applicant.company_id === posting.company_id,
    isBlocked: hasBlocked(posting.company_id),
    isBanned: applicant.banned_until !== null && applicant.banned_until > clock.now(),
    hasApplied: liveId !== null,
    lacksEligibility: await lacksEligibility(db, accountId, posting),
    isTooFar: isTooFar(posting, applicant),
  }
  return { posting, applicant, asked, liveId }
}

async function lacksEligibility(
  db: Db,
  accountId: string,
  { work_eligibility, country }: PostingRow,
): Promise<boolean> {
  if (work_eligibility === null) return false
  const profile = await profileOf(db, accountId)
  return profile !== null && eligibilityStatus(work_eligibility, country, profile) === 'lack'
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
