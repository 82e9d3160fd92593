/**
 * A corpus of any size: the demo world many times, each time with another seed, so that titles, places, pay and texts
 * differ as much as they do within one world. Writing so many texts takes longer than indexing them, so each world is
 * used five times, with other companies and times, as chains and agencies post. It is read slice by slice, because a
 * million full descriptions don't fit into memory beside the index.
 */
import { JOB_FILTER_DETAILS } from '#config/job-filter-details.ts'
import { factFilters } from '#config/job-filters.ts'
import type { IndexRow } from '#features/search/server/queries.ts'
import { toMinor } from '#shared/money.ts'
import { recordOf } from '#shared/record-of.ts'
import type { DemoCompany, DemoJob } from '../demo/records.ts'
import { generateWorld } from '../demo/world.ts'

const WORLD_JOBS = 20_000
const WORLD_COMPANIES = 1_000
const USES = 5
const HOUR = 3600

/** Live postings, at most `jobs`, as the database would return them; ids from 1. Ages count back from `now`. */
export function* corpus(jobs: number, seed: number, now: Date): Generator<IndexRow[]> {
  let given = 0
  for (let round = 0; given < jobs; round++) {
    const rows = worldRows(seed + round, now)
    for (let use = 0; use < USES && given < jobs; use++) {
      const firstId = given + 1
      const used = rows.slice(0, jobs - given)
      given += used.length
      const companies = (round * USES + use) * WORLD_COMPANIES
      yield used.map((row, at) => ({
        ...row,
        id: firstId + at,
        companyIds: companies + Number(row.companyIds),
        posted_at: row.posted_at - use * 5 * HOUR,
      }))
    }
  }
}

function worldRows(seed: number, now: Date): IndexRow[] {
  const world = generateWorld({ seed, now, jobs: WORLD_JOBS, companies: WORLD_COMPANIES })
  const companies = new Map(world.companies.map((company, at) => [company.ref, { company, at }]))
  return world.jobs.flatMap((job, at) => {
    const found = companies.get(job.companyRef)
    if (job.status === 'closed' || found === undefined) return []
    return rowOf(job, at + 1, found.company, found.at + 1)
  })
}

function rowOf(job: DemoJob, id: number, company: DemoCompany, companyId: number): IndexRow {
  const range = job.pay?.range ?? null
  return {
    id,
    status: job.status,
    companyIds: companyId,
    country: job.country,
    location_id: job.locationId,
    ...recordOf(factFilters, (filter) => job.facts[JOB_FILTER_DETAILS[filter].column.name] ?? null),
    pay_kind: job.pay?.kind ?? null,
    pay_min_minor: range && toMinor(range.min, range.currency),
    pay_max_minor: range && toMinor(range.max, range.currency),
    pay_currency: range?.currency ?? null,
    titleIds: [job.titleId],
    function_ids: [job.functionId],
    skillIds: [...job.skillIds],
    urgent: job.isUrgent,
    web3: job.isWeb3,
    open_countries: [...job.openCountries],
    excluded_countries: [...job.excludedCountries],
    posted_at: job.postedAt.getTime() / 1000,
    company_name: company.name,
    verifiedCompany: company.isVerified,
    industryIds: company.industryId,
    companySizeIds: company.companySizeId,
    financingStageIds: company.financingStageId,
    texts: job.texts.map(({ lang, title, description, isOriginal }) => ({
      lang,
      title,
      description,
      is_original: isOriginal,
    })),
  }
}
