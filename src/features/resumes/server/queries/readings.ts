import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** What was read of a file; undefined: it was not read yet. */
export async function findReading(db: Db, fileId: string): Promise<unknown> {
  const row = await db
    .selectFrom('resume_readings')
    .select('read')
    .where('file_id', '=', fileId)
    .executeTakeFirst()
  return row?.read
}

/** Does nothing if the file has been deleted, or read, in the meantime. */
export async function storeReading(
  db: Db,
  { fileId, read, now }: { fileId: string; read: object; now: Date },
): Promise<void> {
  await sql`
    insert into resume_readings (file_id, read, read_at)
    select id, ${JSON.stringify(read)}::jsonb, ${now} from files where id = ${fileId} for key share
    on conflict (file_id) do nothing`.execute(db)
}
