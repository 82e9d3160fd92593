import { type Selectable, sql } from 'kysely'
import { DEFAULT_LANGUAGE } from '#config/languages.ts'
import { PAY_CHANGES_SHOWN } from '#config/limits.ts'
import type { Db } from '#platform/db/database.ts'
import type {
  Accounts,
  Companies,
  CompanyPhotos,
  CompanyPhotoTexts,
  Jobs,
  PayChanges,
  Recruiters,
  ReplyRecords,
} from '#platform/db/schema.generated.ts'

type Text = { lang: string; title: string }

type ReplyRow = Pick<Selectable<ReplyRecords>, 'finished' | 'in_time' | 'median_seconds'>

/**
 * A job with its company and the text that suits the reader best: in the reader's language, otherwise in English, which
 * most also read, otherwise as written.
 */
export type JobRow = Selectable<Jobs> &
  Text & { company_name: string; company_is_verified: boolean; reply: ReplyRow | null }

type CompanyColumn =
  | 'description'
  | 'lang'
  | 'industry_id'
  | 'company_size_id'
  | 'financing_stage_id'
  | 'location_id'
  | 'website'
  | 'benefit_ids'
  | 'culture_ids'

export type JobDetailRow = JobRow & {
  description: string
  other_languages: string[]
  company: Pick<Selectable<Companies>, CompanyColumn>
  recruiter: RecruiterRow | null
  photos: PhotoRow[]
  pay_changes: PayChangeRow[]
}

/** As JSON: its date is a text. */
export type PayChangeRow = Omit<Selectable<PayChanges>, 'id' | 'job_id' | 'changed_at'> & {
  changed_at: string
}

type RecruiterRow = Pick<Selectable<Recruiters>, 'id' | 'position'> &
  Pick<Selectable<Accounts>, 'first_name' | 'last_name' | 'country'>

type PhotoRow = Pick<Selectable<CompanyPhotos>, 'file' | 'width' | 'height'> &
  Pick<Selectable<CompanyPhotoTexts>, 'lang' | 'alt'>

/** How many pictures of the album a job shows. */
const PHOTOS = 3

/** The jobs among these ids, in no particular order. */
export async function findJobs(db: Db, ids: readonly number[], language: string): Promise<JobRow[]> {
  const { rows } = await sql<JobRow>`
    select jobs.*, texts.lang, texts.title, companies.name as company_name,
      companies.is_verified as company_is_verified, ${replyOfCompany} as reply
    from jobs
    join companies on companies.id = jobs.company_id
    cross join lateral (
      select lang, title from job_texts where job_id = jobs.id
      order by ${bestFor(language)} limit 1
    ) as texts
    where jobs.id = any(${ids})`.execute(db)
  return rows
}

const replyOfCompany = sql`(
  select to_jsonb(r) from reply_records r where r.company_id = jobs.company_id)`

/** As `bestText` of `text-versions.ts`. */
const bestFor = (language: string) => sql`lang = ${language} desc,
  split_part(lang, '-', 1) = split_part(${language}, '-', 1) desc, lang = ${DEFAULT_LANGUAGE} desc, is_original desc, lang`

export async function findJobDetail(db: Db, id: number, language: string): Promise<JobDetailRow | null> {
  const { rows } = await sql<JobDetailRow>`
    select jobs.*, texts.lang, texts.title, texts.description, companies.name as company_name,
      companies.is_verified as company_is_verified, to_jsonb(companies) - 'overview' as company,
      ${replyOfCompany} as reply,
      ${recruiterOfJob} as recruiter, ${photosOfCompany(language)} as photos,
      ${payChangesOfJob} as pay_changes,
      array(select lang from job_texts where job_id = jobs.id and lang <> texts.lang order by lang) as other_languages
    from jobs
    join companies on companies.id = jobs.company_id
    cross join lateral (
      select lang, title, description from job_texts where job_id = jobs.id
      order by ${bestFor(language)} limit 1
    ) as texts
    where jobs.id = ${id}`.execute(db)
  return rows[0] ?? null
}

const recruiterOfJob = sql`(
  select jsonb_build_object('id', recruiters.id, 'position', position, 'first_name', first_name,
    'last_name', last_name, 'country', accounts.country)
  from recruiters
  join accounts on accounts.id = recruiters.account_id
  where recruiters.id = jobs.recruiter_id
)`

const payChangesOfJob = sql`(
  select coalesce(jsonb_agg(to_jsonb(changes) order by changes.id desc), '[]')
  from (select * from pay_changes where job_id = jobs.id order by id desc limit ${PAY_CHANGES_SHOWN}) as changes
)`

const photosOfCompany = (language: string) => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('file', file, 'width', width, 'height', height, 'lang', texts.lang,
    'alt', texts.alt) order by position), '[]')
  from (
    select * from company_photos where company_id = companies.id order by position limit ${PHOTOS}
  ) as photos
  cross join lateral (
    select lang, alt from company_photo_texts where photo_id = photos.id
    order by lang = ${language} desc, is_original desc limit 1
  ) as texts
)`

/** Closes live jobs whose end has passed, as of that end; returns how many, at most `limit`. */
export async function closeJobsValidBefore(db: Db, now: Date, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update jobs set status = 'closed', closed_at = valid_through
    where id in (
      select id from jobs where status <> 'closed' and valid_through < ${now}
      order by valid_through limit ${limit} for update skip locked
    )`.execute(db)
  return Number(numAffectedRows)
}

export async function findExternalTarget(
  db: Db,
  id: number,
): Promise<{ company_id: number; status: string; external_url: string | null } | null> {
  const row = await db
    .selectFrom('jobs')
    .select(['company_id', 'status', 'external_url'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

interface Click {
  jobId: number
  /** Distinguishes this device from others on this day. */
  device: string
  now: Date
}

/** Counts a device once a day (UTC) for each job. */
export async function countExternalClick(db: Db, { jobId, device, now }: Click): Promise<void> {
  await sql`
    with click as (
      insert into external_click_devices (day, job_id, device)
      select (${now}::timestamptz at time zone 'UTC')::date, ${jobId},
        sha256(convert_to(concat_ws(' ', visitor_key, (${now}::timestamptz at time zone 'UTC')::date, ${device}::text), 'UTF8'))
      from installation
      on conflict do nothing
      returning job_id, day
    )
    insert into external_clicks (job_id, day, clicks) select job_id, day, 1 from click
    on conflict (job_id, day) do update set clicks = external_clicks.clicks + 1`.execute(db)
}

/** Deletes the digests of devices from before this day (UTC). */
export async function forgetClickDevices(db: Db, now: Date): Promise<void> {
  await sql`
    delete from external_click_devices
    where day < (${now}::timestamptz at time zone 'UTC')::date`.execute(db)
}

/** What a job asks of people. */
export type RequirementsRow = Pick<
  Selectable<Jobs>,
  | 'id'
  | 'company_id'
  | 'country'
  | 'skill_ids'
  | 'skills_text'
  | 'working_languages'
  | 'xp_lvl_id'
  | 'degree_id'
  | 'work_eligibility'
>

export async function findRequirements(db: Db, ids: readonly number[]): Promise<RequirementsRow[]> {
  return db
    .selectFrom('jobs')
    .select([
      'id',
      'company_id',
      'country',
      'skill_ids',
      'skills_text',
      'working_languages',
      'xp_lvl_id',
      'degree_id',
      'work_eligibility',
    ])
    .where('id', 'in', [...ids])
    .execute()
}
