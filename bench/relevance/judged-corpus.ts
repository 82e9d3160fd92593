import { jobDocument } from '#features/search/server/job-document.ts'
import type { JobDocument } from '#job-index/types.ts'
import type { DemoJob } from '../../demo/records.ts'
import { generateWorld } from '../../demo/world.ts'

export interface JudgedPosting {
  document: JobDocument
  /** The title it was written from: what it is judged by. The document does not say it. */
  titleId: number
}

const SEED = 1
/** The dates of the postings, and with them their ranks, must not depend on the day of the measurement. */
export const NOW = new Date('2026-01-15T12:00:00Z')

/**
 * The live postings of a demo world, in the languages of their countries, as if from a feed: the index is given their
 * texts and places but neither titles nor functions nor skills, so whatever it knows of those it has read itself.
 */
export function judgedCorpus(jobs: number): JudgedPosting[] {
  const world = generateWorld({ seed: SEED, now: NOW, jobs, companies: Math.ceil(jobs / 10) })
  const companyNames = new Map(world.companies.map(({ ref, name }) => [ref, name]))
  const numbers = new Map(world.companies.map(({ ref }, at) => [ref, at + 1]))
  return world.jobs
    .filter(({ status }) => status !== 'closed')
    .map((job, at) => ({
      titleId: job.titleId,
      document: documentOf(
        job,
        at + 1,
        numbers.get(job.companyRef) ?? 0,
        companyNames.get(job.companyRef) ?? '',
      ),
    }))
}

function documentOf(job: DemoJob, id: number, companyId: number, companyName: string): JobDocument {
  return jobDocument({
    id,
    status: job.status,
    company_id: companyId,
    company_name: companyName,
    country: job.country,
    location_id: job.locationId,
    arrangement: job.arrangement,
    job_type_id: job.jobTypeId,
    xp_lvl_id: job.levelId,
    degree_id: job.degreeId,
    pay_kind: null,
    pay_min_minor: null,
    pay_max_minor: null,
    pay_currency: null,
    title_ids: [],
    function_ids: [],
    skill_ids: [],
    is_urgent: job.isUrgent,
    is_web3: job.isWeb3,
    external_url: job.externalUrl,
    open_countries: [...job.openCountries],
    excluded_countries: [...job.excludedCountries],
    posted_at: job.postedAt.getTime() / 1000,
    is_verified: false,
    industry_id: null,
    company_size_id: null,
    texts: job.texts.map(({ lang, title, description, isOriginal }) => ({
      lang,
      title,
      description,
      is_original: isOriginal,
    })),
  })
}
