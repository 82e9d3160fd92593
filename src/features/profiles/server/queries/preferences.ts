import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { WantedTitle } from '../../contract/wanted-titles.ts'

export interface PreferenceRow {
  id: string
  titles: WantedTitle[]
  arrangement_id: number | null
  job_type_ids: number[]
  industry_id: number | null
  country: string | null
  location_id: number | null
  location_words: string | null
  time_zone: string | null
  language_ids: number[]
  salary_type_id: number | null
  salary_currency: string | null
  salary_min_minor: number | null
  salary_max_minor: number | null
}

/** The first is the one that the wizard fills. */
export async function listPreferences(db: Db, accountId: string): Promise<PreferenceRow[]> {
  const { rows } = await sql<PreferenceRow>`
    select id, arrangement_id, job_type_ids, industry_id, country, location_id, location_words, time_zone, language_ids,
      salary_type_id, salary_currency, salary_min_minor, salary_max_minor,
      array(
        select jsonb_build_object('title_id', title_id, 'words', words, 'near_title_ids', near_title_ids)
        from preference_titles where preference_id = p.id order by position) as titles
    from job_preferences p where account_id = ${accountId} order by position`.execute(db)
  return rows
}

/** Adds a preference after the others, or replaces the one with this id; returns its id. */
export async function storePreference(
  db: Db,
  accountId: string,
  { id, titles, now, ...columns }: Omit<PreferenceRow, 'id'> & { id: string | null; now: Date },
): Promise<string> {
  const stored = id ?? (await addPreference(db, accountId, { ...columns, now }))
  if (id !== null)
    await db
      .updateTable('job_preferences')
      .set({ ...columns, updated_at: now })
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .execute()
  await db.deleteFrom('preference_titles').where('preference_id', '=', stored).execute()
  const rows = titles.map((title, position) => ({
    ...title,
    preference_id: stored,
    account_id: accountId,
    position,
  }))
  if (rows.length > 0) await db.insertInto('preference_titles').values(rows).execute()
  return stored
}

async function addPreference(
  db: Db,
  accountId: string,
  { now, ...columns }: Omit<PreferenceRow, 'id' | 'titles'> & { now: Date },
): Promise<string> {
  const { id } = await db
    .insertInto('job_preferences')
    .values(({ selectFrom, fn, lit }) => ({
      ...columns,
      account_id: accountId,
      position: selectFrom('job_preferences')
        .select(fn.coalesce(sql<number>`max(position) + 1`, lit(0)).as('next'))
        .where('account_id', '=', accountId),
      created_at: now,
      updated_at: now,
    }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Of the others, the first takes its place if it was the first. */
export async function removePreference(db: Db, accountId: string, id: string): Promise<void> {
  await db.deleteFrom('job_preferences').where('id', '=', id).where('account_id', '=', accountId).execute()
  await sql`
    update job_preferences set position = 0
    where id = (select id from job_preferences where account_id = ${accountId} order by position limit 1)
      and position > 0`.execute(db)
}
