import { SIMILAR_JOBS_SIZE } from '#config/limits.ts'
import { NO_FILTERS } from '#job-index/types.ts'
import type { Db } from '#platform/db/database.ts'
import type { JobSearch, JobSearchFilters, JobSearchHits } from '#platform/search/job-search.ts'
import type { PersonSource } from '#platform/search/person.ts'
import { personOf } from '#platform/search/person-of.ts'
import { wishesOf } from '#platform/search/wishes-of-person.ts'
import { ApiError } from '#shared/api-error.ts'
import { type Blocks, refuseBlocked } from '#shared/blocks.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { JobReason } from '../contract/job-reason.ts'
import type { JobCard } from '../contract.ts'
import { listJobCards } from './list-job-cards.ts'
import { findJobs, type JobRow } from './queries/jobs.ts'
import { reasonsFor } from './reasons.ts'

/**
 * Open jobs with the same titles, then functions, then skills, in the same country. Within each the newest come first;
 * for a signed-in seeker those that suit them best, without the hidden ones.
 */
export async function listSimilarJobs(
  {
    db,
    blocks,
    jobSearch,
    personSources,
  }: { db: Db; blocks: Blocks; jobSearch: JobSearch; personSources: readonly PersonSource[] },
  request: { job_id: number; size?: number | undefined },
  viewer: Viewer,
): Promise<{ jobs: JobCard[]; reasons?: JobReason[] }> {
  const [job] = await findJobs(db, [request.job_id], viewer.language)
  if (!job) throw new ApiError(41120)
  await refuseBlocked(blocks, viewer, { companyId: job.company_id, code: 41120 })
  const person = await personOf(personSources, viewer)
  const wishes = wishesOf(person)
  const size = request.size ?? SIMILAR_JOBS_SIZE
  const found = new Map<number, Hit>()
  for (const values of likenesses(job)) {
    if (found.size >= size) break
    for (const hit of await search(values))
      if (hit.id !== job.id && !found.has(hit.id) && found.size < size) found.set(hit.id, hit)
  }
  const hits = [...found.values()]
  const jobs = await listJobCards({ db, blocks }, [...found.keys()], viewer)
  if (wishes.length === 0) return { jobs }
  const met = hits.map((hit) => hit.met)
  return { jobs, reasons: await reasonsFor(db, { hits, met }, person, viewer.language) }

  async function search(values: JobSearchFilters['values']): Promise<Hit[]> {
    const { hits, met } = await jobSearch.search({
      text: '',
      language: viewer.language,
      reads: person.languages,
      wishes,
      explainWishes: wishes.length > 0,
      ...(job?.country ? { countries: [job.country] } : {}),
      filters: {
        ...NO_FILTERS,
        values,
        excludeCompanyIds: person.hiddenCompanyIds,
        excludeJobIds: person.hiddenJobIds,
      },
      sort: wishes.length > 0 ? 'relevance' : 'newest',
      offset: 0,
      limit: size + 1 + found.size,
      facets: false,
    })
    return hits.map(({ id }, place) => ({ id, met: met[place] ?? [] }))
  }
}

interface Hit {
  id: number
  /** See `JobSearchHits`. */
  met: JobSearchHits['met'][number]
}

function likenesses(job: JobRow): JobSearchFilters['values'][] {
  return [{ titleIds: job.title_ids }, { functionIds: job.function_ids }, { skillIds: job.skill_ids }].filter(
    (values) => Object.values(values).some((ids) => ids.length > 0),
  )
}
