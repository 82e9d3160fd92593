import { sql } from 'kysely'
import pg from 'pg'
import type { Db } from '#platform/db/database.ts'

/** As often as somebody who does not know our order (a task of another room) may cross us in a row. */
const ATTEMPTS = 5

/**
 * A transaction that writes postings; one at a time over all workers and imports. Feeds bring the same companies and
 * jobs in different orders, and clusters touch jobs of other feeds: side by side, writers would wait for each other in
 * circles, and two postings of one job written in the same moment would not see each other. Reading and understanding,
 * which take most of the time, stay side by side. Waiting holds no row and no transaction number, so that the job index
 * waits for nobody who waits.
 */
export async function writingPostings<Result>(db: Db, write: (db: Db) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(async (transaction) => {
        await sql`select pg_advisory_xact_lock(hashtextextended('writing postings', 0))`.execute(transaction)
        return write(transaction)
      })
    } catch (error) {
      if (!isDeadlock(error) || attempt === ATTEMPTS) throw error
    }
  }
}

const isDeadlock = (error: unknown) => error instanceof pg.DatabaseError && error.code === '40P01'
