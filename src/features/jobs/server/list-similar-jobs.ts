import { SIMILAR_JOBS_SIZE } from '#config/limits.ts'
import type { JobFilters } from '#job-index/types.ts'
import type { Db } from '#platform/db/database.ts'
import { type JobSearch, NO_FILTERS } from '#platform/search/job-search.ts'
import { notFound } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { JobCard } from '../contract.ts'
import { listJobCards } from './list-job-cards.ts'
import { findJobs, type JobRow } from './queries.ts'

/** Open jobs with the same titles, then functions, then skills, in the same country; newest first within each. */
export async function listSimilarJobs(
  { db, jobSearch }: { db: Db; jobSearch: JobSearch },
  request: { job_id: number; size?: number | undefined },
  viewer: Viewer,
): Promise<{ jobs: JobCard[] }> {
  const [job] = await findJobs(db, [request.job_id], viewer.language)
  if (!job) throw notFound()
  const size = request.size ?? SIMILAR_JOBS_SIZE
  const found = new Set<number>()
  for (const filters of likenesses(job)) {
    if (found.size >= size) break
    for (const id of await search(filters)) if (id !== job.id && found.size < size) found.add(id)
  }
  return { jobs: await listJobCards(db, [...found], viewer) }

  async function search(filters: Partial<JobFilters>): Promise<number[]> {
    const { hits } = await jobSearch.search({
      text: '',
      language: viewer.language,
      ...(job?.country ? { countries: [job.country] } : {}),
      filters: { ...NO_FILTERS, ...filters },
      sort: 'newest',
      offset: 0,
      limit: size + 1 + found.size,
      facets: false,
    })
    return hits.map((hit) => hit.id)
  }
}

function likenesses(job: JobRow): Partial<JobFilters>[] {
  return [{ titleIds: job.title_ids }, { functionIds: job.function_ids }, { skillIds: job.skill_ids }].filter(
    (filters) => Object.values(filters).some((ids) => ids.length > 0),
  )
}
