import { sql } from 'kysely'
import { type FactColumn, factColumns } from '#config/job-filter-details.ts'
import type { Db } from '#platform/db/database.ts'
import { toMinor } from '#shared/money.ts'
import { recordOf } from '#shared/record-of.ts'
import { columnsOf, json } from './insert-rows.ts'
import { addQuestions, appliesWithinKm } from './questions.ts'
import type { DemoJob } from './records.ts'

/** Adds missing jobs with what they ask, and returns how many; existing jobs without a recruiter get theirs. */
export async function addAnsweredJobs(db: Db, jobs: readonly DemoJob[], now: Date): Promise<number> {
  const added = await addJobs(db, jobs, now)
  if (added < jobs.length) await answerFor(db, jobs)
  await addQuestions(db, jobs)
  return added
}

/** Jobs and their texts in one statement, so that no job is ever visible without its text. */
async function addJobs(db: Db, jobs: readonly DemoJob[], now: Date): Promise<number> {
  const rows = jobs.map((job) => rowOf(job, now))
  const texts = jobs.flatMap(({ ref, texts }) =>
    texts.map(({ isOriginal, ...text }) => ({ ...text, source_ref: ref, is_original: isOriginal })),
  )
  const { rows: inserted } = await sql<{ jobs: number }>`
    with given as (
      select * from jsonb_populate_recordset(null::jobs, ${json(rows)})
    ), whose as (
      ${whose(jobs)}
    ), inserted as (
      insert into jobs (company_id, recruiter_id, ${columnsOf(rows)})
      select whose.company_id, whose.recruiter_id, ${columnsOf(rows, 'given.')}
      from given join whose on whose.ref = given.source_ref
      on conflict (source, source_ref) do nothing
      returning id, source_ref
    ), written as (
      insert into job_texts (job_id, lang, title, description, is_original)
      select inserted.id, t.lang, t.title, t.description, t.is_original
      from jsonb_to_recordset(${json(texts)})
        as t(source_ref text, lang text, title text, description text, is_original boolean)
      join inserted on inserted.source_ref = t.source_ref
    )
    select count(*) as jobs from inserted`.execute(db)
  return inserted[0]?.jobs ?? 0
}

async function answerFor(db: Db, jobs: readonly DemoJob[]): Promise<void> {
  await sql`
    update jobs set recruiter_id = whose.recruiter_id
    from (${whose(jobs)}) as whose
    where jobs.source = 'demo' and jobs.source_ref = whose.ref and jobs.company_id = whose.company_id
      and jobs.recruiter_id is null`.execute(db)
}

/** The ids of a job's company and of its recruiter there, by its ref. */
const whose = (jobs: readonly DemoJob[]) => sql`
  select of_job.ref, recruiters.company_id, recruiters.id as recruiter_id
  from jsonb_to_recordset(${json(jobs.map(({ ref, recruiterEmail }) => ({ ref, email: recruiterEmail })))})
    as of_job(ref text, email text)
  join accounts on lower(accounts.email) = lower(of_job.email)
  join recruiters on recruiters.account_id = accounts.id`

function rowOf(job: DemoJob, now: Date) {
  const range = job.pay?.range ?? null
  return {
    status: job.status,
    country: job.country,
    location_id: job.locationId,
    place_text: job.placeText,
    address: job.address,
    ...factsOf(job),
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
    apply_within_km: appliesWithinKm(job),
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

/** All columns: those of the first row are written. */
function factsOf({ facts }: DemoJob): Record<FactColumn, number | null> {
  return recordOf(factColumns, (column) => facts[column] ?? null)
}
