import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

export interface QuickResumeRow {
  upload_id: string
  filename: string
  bytes: number
  created_at: Date
  read: unknown
}

/**
 * Gives an upload of a guest to their session, with what was read of it; an earlier one goes. Returns false if the
 * upload is gone or somebody else's. Call it in a transaction.
 */
export async function keepQuickResume(
  transaction: Db,
  { uploadId, sessionId, read }: { uploadId: string; sessionId: string; read: object },
): Promise<boolean> {
  await transaction
    .deleteFrom('uploads')
    .where('session_id', '=', sessionId)
    .where('id', '<>', uploadId)
    .execute()
  const { numUpdatedRows } = await transaction
    .updateTable('uploads')
    .set({ session_id: sessionId })
    .where('id', '=', uploadId)
    .where('account_id', 'is', null)
    .where((at) => at.or([at('session_id', 'is', null), at('session_id', '=', sessionId)]))
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await sql`
    insert into quick_resumes (upload_id, read) values (${uploadId}, ${JSON.stringify(read)})
    on conflict (upload_id) do update set read = excluded.read`.execute(transaction)
  return true
}

/** The one that a guest has sent since. */
export async function findQuickResume(
  db: Db,
  sessionId: string,
  since: Date,
): Promise<QuickResumeRow | null> {
  const row = await db
    .selectFrom('quick_resumes as q')
    .innerJoin('uploads as u', 'u.id', 'q.upload_id')
    .select(['q.upload_id', 'u.filename', 'u.bytes', 'u.created_at', 'q.read'])
    .where('u.session_id', '=', sessionId)
    .where('u.created_at', '>', since)
    .executeTakeFirst()
  return row === undefined ? null : { ...row, bytes: Number(row.bytes) }
}

/** The worker removes the bytes. */
export async function removeQuickResumeOf(db: Db, sessionId: string): Promise<void> {
  await db.deleteFrom('uploads').where('session_id', '=', sessionId).execute()
}
