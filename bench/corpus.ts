/**
 * A corpus of any size: the demo world over and over, each slice with a seed of its own, so that titles, places,
 * pay and texts differ as much as they do within one world, and every slice brings companies of its own. It is read
 * slice by slice, because a million full descriptions don't fit into memory beside the index they go into.
 */
import type { IndexRow } from '#features/search/server/queries.ts'
import { toMinor } from '#shared/money.ts'
import type { DemoCompany, DemoJob } from '../demo/records.ts'
import { generateWorld } from '../demo/world.ts'

const SLICE_JOBS = 20_000
const SLICE_COMPANIES = 1_000

/** Live postings, at most `jobs`, as the database would give them; ids from 1. Ages count back from `now`. */
export function* corpus(jobs: number, seed: number, now: Date): Generator<IndexRow[]> {
  for (let slice = 0, given = 0; given < jobs; slice++) {
    const world = generateWorld({ seed: seed + slice, now, jobs: SLICE_JOBS, companies: SLICE_COMPANIES })
    const companies = new Map(world.companies.map((company, at) => [company.ref, { company, at }]))
    const rows: IndexRow[] = []
    for (const job of world.jobs) {
      const found = companies.get(job.companyRef)
      if (job.status === 'closed' || found === undefined || given === jobs) continue
      rows.push(rowOf(job, ++given, found.company, slice * SLICE_COMPANIES + found.at + 1))
    }
    yield rows
  }
}

function rowOf(job: DemoJob, id: number, company: DemoCompany, companyId: number): IndexRow {
  const range = job.pay?.range ?? null
  return {
    id,
    status: job.status,
    company_id: companyId,
    country: job.country,
    location_id: job.locationId,
    arrangement: job.arrangement,
    job_type_id: job.jobTypeId,
    xp_lvl_id: job.levelId,
    degree_id: job.degreeId,
    pay_kind: job.pay?.kind ?? null,
    pay_min_minor: range && toMinor(range.min, range.currency),
    pay_max_minor: range && toMinor(range.max, range.currency),
    pay_currency: range?.currency ?? null,
    title_ids: [job.titleId],
    function_ids: [job.functionId],
    skill_ids: [...job.skillIds],
    is_urgent: job.isUrgent,
    is_web3: job.isWeb3,
    external_url: job.externalUrl,
    open_countries: [...job.openCountries],
    excluded_countries: [...job.excludedCountries],
    posted_at: job.postedAt.getTime() / 1000,
    company_name: company.name,
    is_verified: company.isVerified,
    industry_id: company.industryId,
    company_size_id: company.companySizeId,
    texts: job.texts.map(({ lang, title, description, isOriginal }) => ({
      lang,
      title,
      description,
      is_original: isOriginal,
    })),
  }
}
