import { DEFAULT_LANGUAGE, isLanguage } from '#config/languages.ts'
import { MOST_SKILLS } from '#config/limits.ts'
import { isHiddenJob, requirementsOf } from '#features/jobs/server/door.ts'
import { profileOf } from '#features/profiles/server/door.ts'
import { accountOf } from '#features/sessions/server/door.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { JobSearch } from '#platform/search/job-search.ts'
import { ApiError } from '#shared/api-error.ts'
import { type Blocks, refuseBlocked } from '#shared/blocks.ts'
import type { ResponseOf } from '#shared/contract.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { getFit as contract } from '../contract.ts'
import { demandsOf } from './demands.ts'
import { skillStatuses } from './skill-statuses.ts'
import { skillsOfJob } from './skills-of-job.ts'

/** What a job asks for, one by one, and what of it the seeker's profile shows. Never a verdict on the person. */
export async function getFit(
  {
    db,
    clock,
    blocks,
    jobSearch,
  }: { db: Db; clock: Clock; blocks: Blocks; jobSearch: Pick<JobSearch, 'likeness'> },
  { job_id }: { job_id: number },
  viewer: Viewer,
): Promise<ResponseOf<typeof contract>> {
  const accountId = accountOf(viewer)
  const [profile, [job], isHidden] = await Promise.all([
    profileOf(db, accountId),
    requirementsOf(db, [job_id]),
    isHiddenJob(db, accountId, job_id),
  ])
  if (profile === null) throw new ApiError(40005)
  if (job === undefined) throw new ApiError(41120)
  await refuseBlocked(blocks, viewer, { companyId: job.company_id, code: 41120 })
  const language = isLanguage(viewer.language) ? viewer.language : DEFAULT_LANGUAGE
  const skills = skillsOfJob(job, language)
  const statuses = await skillStatuses(skills, profile, jobSearch)
  return {
    skills: skills.map(({ name }, index) => ({ name, status: statuses[index] ?? 'lack' })),
    demands: demandsOf(job, profile, { language, now: clock.now() }),
    is_hidden: isHidden,
    may: { add_skill: profile.skills.length < MOST_SKILLS },
  }
}
