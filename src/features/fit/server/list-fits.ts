import { DEFAULT_LANGUAGE, isLanguage } from '#config/languages.ts'
import { requirementsOf } from '#features/jobs/server/door.ts'
import { profileOf } from '#features/profiles/server/door.ts'
import { accountOf } from '#features/sessions/server/door.ts'
import type { Db } from '#platform/db/database.ts'
import { ApiError } from '#shared/api-error.ts'
import { type Blocks, hiddenFrom } from '#shared/blocks.ts'
import type { ResponseOf } from '#shared/contract.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { listFits as contract } from '../contract.ts'
import { hasSkill, skillsOfJob } from './skills-of-job.ts'

/** The counts on cards. Nobody without skills is told that they have none. */
export async function listFits(
  { db, blocks }: { db: Db; blocks: Blocks },
  { job_ids }: { job_ids: readonly number[] },
  viewer: Viewer,
): Promise<ResponseOf<typeof contract>> {
  const profile = await profileOf(db, accountOf(viewer))
  if (profile === null) throw new ApiError(40005)
  if (profile.skills.length === 0 || job_ids.length === 0) return { fits: [] }
  const language = isLanguage(viewer.language) ? viewer.language : DEFAULT_LANGUAGE
  const [jobs, hidden] = await Promise.all([requirementsOf(db, job_ids), hiddenFrom(blocks, viewer)])
  const seen = jobs.filter(({ company_id }) => !hidden.has(company_id))
  const fits = seen.map((job) => {
    const skills = skillsOfJob(job, language)
    const have = skills.filter((skill) => hasSkill(profile, skill)).length
    return { job_id: job.id, skills: skills.length, have }
  })
  return { fits: fits.filter(({ skills }) => skills > 0) }
}
