import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { toMinor } from '#shared/money.ts'
import { castCompanies, castJobs } from './cast.ts'
import type { DemoCompany, DemoJob } from './records.ts'
import { generateWorld, type WorldOptions } from './world.ts'

export interface DemoLoad {
  /** Rows added; 0 where the world was there already. */
  companies: number
  jobs: number
}

interface LoadOptions
  extends Pick<WorldOptions, 'seed' | 'now'>,
    Partial<Pick<WorldOptions, 'jobs' | 'companies'>> {
  /** Ends the load after the batch in hand. */
  signal?: AbortSignal
}

/** How many jobs one statement adds: it commits well within the 300 ms that the job index allows a writer. */
const BATCH = 250

/**
 * Puts the demo world and the named cast into the database, a few thousand rows a second. Does nothing where they
 * are loaded; after an interrupted load it adds what is missing. All rows carry `source` 'demo'.
 */
export async function loadDemo(
  db: Db,
  { seed, now, jobs = 5000, companies = 500, signal }: LoadOptions,
): Promise<DemoLoad> {
  const cast = castJobs(now)
  const { count } = await db
    .selectFrom('jobs')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('source', '=', 'demo')
    .executeTakeFirstOrThrow()
  if (count >= jobs + cast.length) return { companies: 0, jobs: 0 }
  const world = generateWorld({ seed, now, jobs, companies })
  const added = { companies: await addCompanies(db, [...castCompanies(), ...world.companies]), jobs: 0 }
  const all = [...cast, ...world.jobs]
  for (let from = 0; from < all.length && !signal?.aborted; from += BATCH) {
    added.jobs += await addJobs(db, all.slice(from, from + BATCH), now)
  }
  return added
}

async function addCompanies(db: Db, companies: readonly DemoCompany[]): Promise<number> {
  const rows = companies.map((company) => ({
    name: company.name,
    legal_name: company.legalName,
    lang: company.lang,
    description: company.description,
    industry_id: company.industryId,
    company_size_id: company.companySizeId,
    financing_stage_id: company.financingStageId,
    country: company.country,
    location_id: company.locationId,
    website: company.website,
    is_verified: company.isVerified,
    is_web3: company.isWeb3,
    source: 'demo',
    source_ref: company.ref,
  }))
  const columns = sql.raw(columnsOf(rows))
  const { numAffectedRows } = await sql`
    insert into companies (${columns})
    select ${columns} from jsonb_populate_recordset(null::companies, ${JSON.stringify(rows)}::jsonb)
    on conflict (source, source_ref) do nothing`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** Jobs and their texts in one statement, so that no job is ever seen without its text. */
async function addJobs(db: Db, jobs: readonly DemoJob[], now: Date): Promise<number> {
  const rows = jobs.map((job) => rowOf(job, now))
  const texts = jobs.flatMap(({ ref, texts }) =>
    texts.map(({ isOriginal, ...text }) => ({ ...text, source_ref: ref, is_original: isOriginal })),
  )
  const columns = sql.raw(columnsOf(rows))
  const { rows: inserted } = await sql<{ jobs: number }>`
    with given as (
      select * from jsonb_populate_recordset(null::jobs, ${JSON.stringify(rows)}::jsonb)
    ), company as (
      select id, source_ref from companies where source = 'demo'
    ), company_of as (
      select * from jsonb_to_recordset(${JSON.stringify(jobs.map(companyOfJob))}::jsonb) as t(source_ref text, company_ref text)
    ), inserted as (
      insert into jobs (company_id, ${columns})
      select company.id, ${sql.raw(columnsOf(rows, 'given.'))} from given
      join company_of on company_of.source_ref = given.source_ref
      join company on company.source_ref = company_of.company_ref
      on conflict (source, source_ref) do nothing
      returning id, source_ref
    ), written as (
      insert into job_texts (job_id, lang, title, description, is_original)
      select inserted.id, t.lang, t.title, t.description, t.is_original
      from jsonb_to_recordset(${JSON.stringify(texts)}::jsonb)
        as t(source_ref text, lang text, title text, description text, is_original boolean)
      join inserted on inserted.source_ref = t.source_ref
    )
    select count(*) as jobs from inserted`.execute(db)
  return inserted[0]?.jobs ?? 0
}

const companyOfJob = ({ ref, companyRef }: DemoJob) => ({ source_ref: ref, company_ref: companyRef })

function rowOf(job: DemoJob, now: Date) {
  const range = job.pay?.range ?? null
  return {
    status: job.status,
    arrangement: job.arrangement,
    country: job.country,
    location_id: job.locationId,
    place_text: job.placeText,
    address: job.address,
    job_type_id: job.jobTypeId,
    xp_lvl_id: job.levelId,
    degree_id: job.degreeId,
    pay_text: job.pay?.text ?? null,
    pay_kind: job.pay?.kind ?? null,
    pay_min_minor: range && toMinor(range.min, range.currency),
    pay_max_minor: range && toMinor(range.max, range.currency),
    pay_currency: range?.currency ?? null,
    title_ids: [job.titleId],
    function_ids: [job.functionId],
    skill_ids: job.skillIds,
    skills_text: [],
    benefit_ids: job.benefitIds,
    is_urgent: job.isUrgent,
    is_web3: job.isWeb3,
    external_url: job.externalUrl,
    open_countries: job.openCountries,
    excluded_countries: job.excludedCountries,
    time_zone: job.timeZone,
    working_time_zone: job.workingTimeZone,
    working_languages: job.workingLanguages,
    contract_period: job.japan?.contractPeriod ?? null,
    social_insurance: job.japan?.socialInsurance ?? null,
    smoking_measures: job.japan?.smokingMeasures ?? null,
    holidays: job.japan?.holidays ?? null,
    working_hours: job.japan?.workingHours ?? null,
    source: 'demo',
    source_ref: job.ref,
    posted_at: job.postedAt,
    first_seen_at: job.postedAt,
    valid_through: job.validThrough,
    closed_at: job.closedAt,
    updated_at: job.closedAt ?? (job.postedAt < now ? job.postedAt : now),
  }
}

const columnsOf = (rows: readonly object[], prefix = ''): string =>
  Object.keys(rows[0] ?? {})
    .map((column) => `${prefix}${column}`)
    .join(', ')
