import { interfaceLanguageFor } from '#i18n/preferred-language.ts'
import type { JobCard as Job } from '../../jobs/contract.ts'
import type { JobSearchResponse } from '../contract.ts'
import type { JobList } from './home-jobs.tsx'

/** How many jobs the page shows under a tab, and in the sections below it. */
const UNDER_TAB = 12
const IN_SECTION = 6

/** Enough candidates for a list with one job an employer. */
export const CHOSEN_FROM = 30

/** Whether the person's wishes decided; else whether all of the jobs are in the visitor's language, some, or none. */
export type Reason = 'wishes' | 'language' | 'language_first' | 'place'

/** The best of a list that is ranked for the visitor, one job an employer. */
export function recommendedJobs(found: JobSearchResponse, language: string): JobList & { reason: Reason } {
  const jobs = oneAnEmployer(found.jobs, UNDER_TAB)
  return {
    queryId: found.query_id,
    jobs,
    ...(found.reasons && { reasons: found.reasons }),
    reason: found.is_personal ? 'wishes' : reasonFor(jobs, language),
  }
}

function reasonFor(jobs: readonly Job[], language: string): Reason {
  const own = jobs.filter(({ lang }) => interfaceLanguageFor(lang) === language).length
  if (own === 0) return 'place'
  return own === jobs.length ? 'language' : 'language_first'
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
