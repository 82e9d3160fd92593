import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** What was read of an attached resume; undefined: it was not read yet. */
export async function findReading(db: Db, resumeId: string): Promise<unknown> {
  const row = await db
    .selectFrom('resume_readings')
    .select('read')
    .where('resume_id', '=', resumeId)
    .executeTakeFirst()
  return row?.read
}

/** Does nothing if the resume has been deleted, or read, in the meantime. */
export async function storeReading(
  db: Db,
  { resumeId, read, now }: { resumeId: string; read: object; now: Date },
): Promise<void> {
  await sql`
    insert into resume_readings (resume_id, read, read_at)
    select id, ${JSON.stringify(read)}::jsonb, ${now} from resumes where id = ${resumeId}
    on conflict (resume_id) do nothing`.execute(db)
}
