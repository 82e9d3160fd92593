import { interfaceLanguageFor } from '#i18n/preferred-language.ts'
import type { RequestOf } from '#shared/contract.ts'
import type { JobCard as Job } from '../../jobs/contract.ts'
import type { JobSearchResponse, searchJobs } from '../contract.ts'
import type { JobList } from './home-jobs.tsx'

/** How many jobs the page shows under a tab, and in the sections below it. */
const UNDER_TAB = 12
const IN_SECTION = 6

/** Enough candidates for a list with one job an employer. */
export const CHOSEN_FROM = 30

/** Whether all of the jobs are in the visitor's language, some, or none. */
export type Reason = 'language' | 'language_first' | 'place'

export type Ask = (request: RequestOf<typeof searchJobs>) => Promise<JobSearchResponse>

/**
 * For a visitor of whom only country and language are known: jobs written in that language that state their pay, then
 * others in it, then any of the newest; one job an employer, the newest first (docs/decisions/0009).
 */
export async function recommendJobs(
  newest: JobSearchResponse,
  language: string,
  ask: Ask,
): Promise<JobList & { reason: Reason }> {
  const tags = newest.facets.languages.map(({ id }) => id)
  const languages = tags.filter((tag) => interfaceLanguageFor(tag) === language)
  const read = languages.length === 0 ? [] : await jobsIn(languages, ask)
  const queryId = read[0]?.query_id ?? newest.query_id
  const inLanguage = oneAnEmployer(
    read.flatMap(({ jobs }) => jobs),
    UNDER_TAB,
  )
  const jobs = oneAnEmployer([...inLanguage, ...newest.jobs], UNDER_TAB)
  return { queryId, jobs, reason: reasonFor(inLanguage.length, jobs.length) }
}

/** The jobs that state their pay; all jobs if these are few. */
async function jobsIn(languages: readonly string[], ask: Ask): Promise<JobSearchResponse[]> {
  const request = { scope: 'local', sort: 1, size: CHOSEN_FROM, languages } as const
  const paid = await ask({ ...request, salary_from: 1 })
  return oneAnEmployer(paid.jobs, UNDER_TAB).length === UNDER_TAB ? [paid] : [paid, await ask(request)]
}

function reasonFor(inLanguage: number, shown: number): Reason {
  if (inLanguage === 0) return 'place'
  return inLanguage === shown ? 'language' : 'language_first'
}

export const latestJobs = ({ query_id, jobs }: JobSearchResponse): JobList => ({
  queryId: query_id,
  jobs: jobs.slice(0, UNDER_TAB),
})

/** For a section below: one job an employer, none that is shown above. */
export function sectionJobs({ query_id, jobs }: JobSearchResponse, above: readonly Job[] = []): JobList {
  const others = jobs.filter(({ id }) => !above.some((job) => job.id === id))
  return { queryId: query_id, jobs: oneAnEmployer(others, IN_SECTION) }
}

function oneAnEmployer(jobs: readonly Job[], most: number): Job[] {
  const byEmployer = new Map<number, Job>()
  for (const job of jobs) if (!byEmployer.has(job.company.id)) byEmployer.set(job.company.id, job)
  return [...byEmployer.values()].slice(0, most)
}
