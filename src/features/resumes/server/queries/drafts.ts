import { sql } from 'kysely'
import { MOST_COPIES, MOST_DRAFTS } from '#config/limits.ts'
import type { Db } from '#platform/db/database.ts'

export interface DraftRow {
  id: string
  name: string
  content: unknown
  setting: unknown
  version: number
  updated_at: Date
}

const COLUMNS = ['id', 'name', 'content', 'setting', 'version', 'updated_at'] as const

/** Locks the drafts of a seeker until the transaction ends; false for other accounts. */
export async function lockDrafts(transaction: Db, accountId: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('seekers')
    .select('account_id')
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** The last changed first. */
export const listDraftRows = (db: Db, accountId: string): Promise<DraftRow[]> =>
  db
    .selectFrom('resume_drafts')
    .select(COLUMNS)
    .where('account_id', '=', accountId)
    .where('slot', 'is not', null)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

export async function findDraftRow(
  db: Db,
  { id, accountId }: { id: string; accountId: string },
): Promise<DraftRow | null> {
  const row = await db
    .selectFrom('resume_drafts')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('slot', 'is not', null)
    .executeTakeFirst()
  return row ?? null
}

/** The lowest free slot of a seeker whose drafts are locked; null: all are taken. */
export async function freeSlot(transaction: Db, accountId: string): Promise<number | null> {
  const { rows } = await sql<{ slot: number }>`
    select slot from generate_series(1, ${MOST_DRAFTS}) as slot
    where slot not in (select d.slot from resume_drafts d where d.account_id = ${accountId} and d.slot is not null)
    order by slot limit 1`.execute(transaction)
  return rows[0]?.slot ?? null
}

export const insertDraft = (
  transaction: Db,
  {
    accountId,
    slot,
    name,
    content,
    setting,
    now,
  }: { accountId: string; slot: number; name: string; content: object; setting: object; now: Date },
): Promise<DraftRow> =>
  transaction
    .insertInto('resume_drafts')
    .values({
      ...{ account_id: accountId, slot, name, created_at: now, updated_at: now },
      ...{ content: JSON.stringify(content), setting: JSON.stringify(setting) },
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()

/** False if it was copied too often. */
export async function countCopy(transaction: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('resume_drafts')
    .set(({ eb }) => ({ copies: eb('copies', '+', 1) }))
    .where('id', '=', id)
    .where('copies', '<', MOST_COPIES)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Null if the draft has another version by now, or is gone. */
export async function writeDraft(
  db: Db,
  {
    id,
    accountId,
    version,
    content,
    setting,
    now,
  }: { id: string; accountId: string; version: number; content: object; setting: object; now: Date },
): Promise<number | null> {
  const row = await db
    .updateTable('resume_drafts')
    .set({
      ...{ content: JSON.stringify(content), setting: JSON.stringify(setting) },
      ...{ version: version + 1, updated_at: now },
    })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('version', '=', version)
    .where('slot', 'is not', null)
    .returning('version')
    .executeTakeFirst()
  return row?.version ?? null
}

/** False if there is none. */
export async function writeDraftName(
  db: Db,
  { id, accountId, name }: { id: string; accountId: string; name: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('resume_drafts')
    .set({ name })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('slot', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** False if there is none. */
export async function markDeleted(
  db: Db,
  { id, accountId, now }: { id: string; accountId: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('resume_drafts')
    .set({ slot: null, deleted_at: now })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('slot', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Null if none was deleted since. */
export async function unmarkDeleted(
  transaction: Db,
  { id, accountId, slot, since }: { id: string; accountId: string; slot: number; since: Date },
): Promise<DraftRow | null> {
  const row = await transaction
    .updateTable('resume_drafts')
    .set({ slot, deleted_at: null })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('deleted_at', '>', since)
    .returning(COLUMNS)
    .executeTakeFirst()
  return row ?? null
}

export const removeDraftsDeletedBefore = (db: Db, time: Date) =>
  db.deleteFrom('resume_drafts').where('deleted_at', '<=', time).execute()
