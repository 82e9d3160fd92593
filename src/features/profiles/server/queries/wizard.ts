import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { WantedTitle } from '../../contract/wanted-titles.ts'

export interface WizardRow {
  register_flow: number
  is_profile_completed: boolean
  wizard_question: string | null
  /** False: no question about the desired job was answered, not even by saying nothing. */
  has_preference: boolean
  titles: WantedTitle[]
  location_id: number | null
  location_words: string | null
  location_country: string | null
  arrangement_id: number | null
  job_type_ids: number[]
  /** A month. */
  salary_min_minor: number | null
  salary_currency: string | null
  xp_lvl_id: number | null
  first_name: string
  last_name: string
  country: string | null
  notice_period_id: number | null
  seeking_status_id: number | null
  has_never_worked: boolean
}

/** Of the list `salary_types`. */
const MONTHLY = 1

/** Null if the account is not a seeker’s. */
export async function findWizard(db: Db, accountId: string): Promise<WizardRow | null> {
  const { rows } = await sql<WizardRow>`
    select s.register_flow, s.profile_completed_at is not null as is_profile_completed, s.wizard_question,
      p.id is not null as has_preference,
      array(
        select jsonb_build_object('title_id', title_id, 'words', words, 'near_title_ids', near_title_ids)
        from preference_titles where preference_id = p.id order by position) as titles,
      p.location_id, p.location_words, p.country as location_country, p.arrangement_id,
      coalesce(p.job_type_ids, '{}') as job_type_ids,
      case p.salary_type_id when ${MONTHLY} then p.salary_min_minor end as salary_min_minor, p.salary_currency,
      s.xp_lvl_id, a.first_name, a.last_name, a.country, s.notice_period_id, s.seeking_status_id,
      s.has_never_worked
    from seekers s join accounts a on a.id = s.account_id
      left join lateral (
        select * from job_preferences where account_id = s.account_id order by position limit 1) p on true
    where s.account_id = ${accountId}`.execute(db)
  return rows[0] ?? null
}

/** Answers about the desired job; absent ones stay. */
export interface DesiredJob {
  titles: readonly WantedTitle[] | undefined
  place: { location_id: number | null; location_words: string | null; country: string | null } | undefined
  arrangement_id: number | null | undefined
  job_type_ids: number[] | undefined
  /** The least a month, in minor units; null: not said. */
  salary: { min: number; currency: string } | null | undefined
}

/** Changes the first preference, which is made if there is none. Call it in a transaction. */
export async function storeDesiredJob(
  db: Db,
  accountId: string,
  { titles, place, arrangement_id, job_type_ids, salary }: DesiredJob,
  now: Date,
): Promise<void> {
  const id = (await firstPreference(db, accountId)) ?? (await addPreference(db, accountId, now))
  await db
    .updateTable('job_preferences')
    .set({
      ...place,
      ...(arrangement_id !== undefined && { arrangement_id }),
      ...(job_type_ids !== undefined && { job_type_ids }),
      ...(salary === null && { salary_min_minor: null }),
      ...(salary && payColumns(salary)),
      updated_at: now,
    })
    .where('id', '=', id)
    .execute()
  if (titles !== undefined) await storeTitles(db, { preference_id: id, account_id: accountId }, titles)
}

async function firstPreference(db: Db, accountId: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('job_preferences')
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst()
  return found?.id
}

async function addPreference(db: Db, accountId: string, now: Date): Promise<string> {
  const { id } = await db
    .insertInto('job_preferences')
    .values({ account_id: accountId, position: 0, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The upper end stays only if it still fits. */
const payColumns = ({ min, currency }: { min: number; currency: string }) => ({
  salary_type_id: MONTHLY,
  salary_currency: currency,
  salary_min_minor: min,
  salary_max_minor: sql<number | null>`
    case when salary_type_id = ${MONTHLY} and salary_currency = ${currency} and salary_max_minor >= ${min}
      then salary_max_minor end`,
})

async function storeTitles(
  db: Db,
  of: { preference_id: string; account_id: string },
  titles: readonly WantedTitle[],
): Promise<void> {
  await db.deleteFrom('preference_titles').where('preference_id', '=', of.preference_id).execute()
  if (titles.length === 0) return
  const rows = titles.map((title, position) => ({ ...of, position, ...title }))
  await db.insertInto('preference_titles').values(rows).execute()
}

/** Finished steps stay finished. */
export async function storeProgress(
  db: Db,
  accountId: string,
  { question, steps }: { question: string; steps: number },
): Promise<void> {
  await sql`
    update seekers set wizard_question = ${question}, register_flow = greatest(register_flow, ${steps})
    where account_id = ${accountId}`.execute(db)
}

/** The first time stays. */
export async function storeCompletion(db: Db, accountId: string, now: Date): Promise<void> {
  await sql`
    update seekers set register_flow = 4, profile_completed_at = coalesce(profile_completed_at, ${now})
    where account_id = ${accountId}`.execute(db)
}
