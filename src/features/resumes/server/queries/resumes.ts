import { sql } from 'kysely'
import { MOST_RESUMES } from '#config/limits.ts'
import type { Db } from '#platform/db/database.ts'

export interface ResumeRow {
  id: string
  file_id: string
  filename: string
  /** The name of its bytes in the private store. */
  content: string
  bytes: number
  created_at: Date
  updated_at: Date
  is_sent_automatically: boolean
}

/** The newest first. */
export async function listResumeRows(db: Db, accountId: string): Promise<ResumeRow[]> {
  const { rows } = await sql<ResumeRow>`${SELECTED}
    where r.account_id = ${accountId} order by r.created_at desc, r.id desc`.execute(db)
  return rows
}

/** Null unless it is this account's own. */
export async function findResume(db: Db, accountId: string, id: string): Promise<ResumeRow | null> {
  const { rows } = await sql<ResumeRow>`${SELECTED}
    where r.account_id = ${accountId} and r.id = ${id}`.execute(db)
  return rows[0] ?? null
}

const SELECTED = sql`
  select r.id, r.file_id, f.filename, f.content, f.bytes, r.created_at, r.updated_at,
    s.auto_send_resume_id is not null as is_sent_automatically
  from resumes r
    join files f on f.id = r.file_id
    left join resume_settings s on s.account_id = r.account_id and s.auto_send_resume_id = r.id`

/** Whether this account had it, within the last 30 days. */
export async function wasDeleted(db: Db, accountId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('deleted_resumes')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Takes the first free of the three places; null: there is none. Call it with the files of the account locked, so that
 * the place is still free. Without the lock, the constraint refuses the second of two that take one place.
 */
export async function addResume(
  transaction: Db,
  { accountId, fileId, now }: { accountId: string; fileId: string; now: Date },
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    insert into resumes (account_id, place, file_id, created_at, updated_at)
    select ${accountId}, place, ${fileId}, ${now}, ${now} from generate_series(1, ${MOST_RESUMES}::int) place
    where not exists (select from resumes r where r.account_id = ${accountId} and r.place = place.place)
    order by place limit 1 returning id`.execute(transaction)
  return rows[0]?.id ?? null
}

export const replaceFile = (
  transaction: Db,
  { accountId, id, fileId, now }: { accountId: string; id: string; fileId: string; now: Date },
) =>
  transaction
    .updateTable('resumes')
    .set({ file_id: fileId, updated_at: now })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute()

/** Returns false if this account has no such resume. */
export async function nameResume(
  db: Db,
  { accountId, id, filename, now }: { accountId: string; id: string; filename: string; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    with renamed as (
      update resumes set updated_at = ${now} where account_id = ${accountId} and id = ${id} returning file_id)
    update files set filename = ${filename} where account_id = ${accountId} and id in (select file_id from renamed)
    returning id`.execute(db)
  return rows.length > 0
}

/** The resume goes with its file, and its id is remembered. Call it with the files of the account locked. */
export async function removeResume(
  transaction: Db,
  { accountId, id, now }: { accountId: string; id: string; now: Date },
): Promise<void> {
  await sql`
    with removed as (
      delete from resumes where account_id = ${accountId} and id = ${id} returning file_id),
    gone as (
      insert into deleted_resumes (id, account_id, deleted_at)
      select ${id}, ${accountId}, ${now} from removed)
    delete from files where account_id = ${accountId} and id in (select file_id from removed)`.execute(
    transaction,
  )
}

/** Null switches it off. Call it with the files of the account locked. */
export const setAutoSend = (transaction: Db, accountId: string, resumeId: string | null) =>
  transaction
    .insertInto('resume_settings')
    .values({ account_id: accountId, auto_send_resume_id: resumeId })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ auto_send_resume_id: resumeId }))
    .execute()

export const forgetDeletedBefore = (db: Db, time: Date) =>
  db.deleteFrom('deleted_resumes').where('deleted_at', '<', time).execute()

/** Until the transaction ends, the resumes of this account stay as they are. */
export async function lockResumes(transaction: Db, accountId: string): Promise<void> {
  await transaction
    .selectFrom('seekers')
    .select('account_id')
    .where('account_id', '=', accountId)
    .forNoKeyUpdate()
    .execute()
}
