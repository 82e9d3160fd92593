import { sql } from 'kysely'
import type { Db } from './database.ts'

export interface UploadRow {
  id: string
  /** Null: a guest's. */
  account_id: string | null
  kind: string
  filename: string
  bytes: number
  created_at: Date
}

export async function addUpload(db: Db, upload: UploadRow): Promise<void> {
  await db.insertInto('uploads').values(upload).execute()
}

export async function findUpload(db: Db, id: string): Promise<UploadRow | null> {
  const row = await db.selectFrom('uploads').select(COLUMNS).where('id', '=', id).executeTakeFirst()
  return row ?? null
}

const COLUMNS = ['id', 'account_id', 'kind', 'filename', 'bytes', 'created_at'] as const

export async function deleteUpload(db: Db, id: string): Promise<void> {
  await db.deleteFrom('uploads').where('id', '=', id).execute()
}

/** Deletes all but the newest uploads of an account; returns the ids of the deleted. */
export async function deleteOlderUploads(db: Db, accountId: string, kept: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from uploads where id in (
      select id from uploads where account_id = ${accountId} order by created_at desc, id offset ${kept})
    returning id`.execute(db)
  return rows.map(({ id }) => id)
}

export async function deleteUploadsBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('uploads').where('created_at', '<', moment).execute()
}

/** Those of these ids that are uploads. */
export async function knownUploads(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db.selectFrom('uploads').select('id').where('id', 'in', ids).execute()
  return new Set(rows.map(({ id }) => id))
}
