import { sql } from 'kysely'
import { SEEKER_ANSWERS } from '#config/seeker-answers.ts'
import type { Db } from '#platform/db/database.ts'

/** The rows of a profile as JSON, by table. */
export type ProfileRows = Readonly<Record<string, unknown>>

/** Tables whose rows are restored one by one. A table comes after those that it references. */
const LISTS = [
  'job_preferences',
  'preference_titles',
  'work_experiences',
  'educations',
  'seeker_skills',
  'seeker_languages',
  'profile_links',
  'licenses',
] as const

const NAMES = ['first_name', 'last_name', 'country'] as const

/** All that its owner may change. Finished steps of the wizard stay finished, so they are not among it. */
export async function readRows(db: Db, accountId: string): Promise<ProfileRows> {
  const lists = LISTS.map(
    (table) => sql`
    ${sql.lit(table)}, (select coalesce(jsonb_agg(to_jsonb(t) order by to_jsonb(t)), '[]') from ${sql.table(table)} t
      where account_id = ${accountId})`,
  )
  const { rows } = await sql<{ rows: ProfileRows }>`
    select jsonb_build_object(
      'accounts', (select to_jsonb(t) from (
        select ${columnList(NAMES)} from accounts where id = ${accountId}) t),
      'seekers', (select to_jsonb(t) from (
        select ${columnList(SEEKER_ANSWERS)} from seekers where account_id = ${accountId}) t),
      ${sql.join(lists)}) as rows`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('A profile could not be read')
  return row.rows
}

/** Puts back the tables of `before`; others stay. */
export async function restoreRows(db: Db, accountId: string, before: Partial<ProfileRows>): Promise<void> {
  const { accounts, seekers } = before
  if (accounts !== undefined)
    await sql`
      update accounts set (${columnList(NAMES)}) = (
        select ${columnList(NAMES)} from jsonb_populate_record(null::accounts, ${JSON.stringify(accounts)}::jsonb))
      where id = ${accountId}`.execute(db)
  if (seekers !== undefined)
    await sql`
      update seekers set (${columnList(SEEKER_ANSWERS)}) = (
        select ${columnList(SEEKER_ANSWERS)} from jsonb_populate_record(null::seekers, ${JSON.stringify(seekers)}::jsonb))
      where account_id = ${accountId}`.execute(db)
  // Titles go with their preferences, so both are put back.
  const isBoth = before.job_preferences !== undefined
  const now = isBoth ? await readRows(db, accountId) : {}
  const wanted: Partial<ProfileRows> = {
    ...(isBoth && { preference_titles: now.preference_titles }),
    ...before,
  }
  for (const table of LISTS) {
    if (wanted[table] !== undefined) await restoreList(db, accountId, { table, rows: wanted[table] })
  }
}

async function restoreList(
  db: Db,
  accountId: string,
  { table, rows }: { table: (typeof LISTS)[number]; rows: unknown },
): Promise<void> {
  await sql`delete from ${sql.table(table)} where account_id = ${accountId}`.execute(db)
  await sql`
    insert into ${sql.table(table)}
    select (jsonb_populate_record(null::${sql.table(table)}, row - case
      -- Its company may have gone meanwhile.
      when exists (select from companies where id = (row ->> 'company_id')::bigint) then '' else 'company_id' end)).*
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) as row
    where row ->> 'account_id' = ${accountId}`.execute(db)
}

const columnList = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)))
