import { sql } from 'kysely'
import pg from 'pg'
import type { Db } from '#platform/db/database.ts'

/** How often in a row another writer with another lock order (a task of another room) may deadlock with us. */
const ATTEMPTS = 5

/**
 * Runs a transaction that writes postings; only one at a time across all workers and imports. Feeds have the same
 * companies and jobs in different orders, and clusters touch jobs of other feeds: concurrent writers would deadlock,
 * and two postings of one job written at the same moment would not see each other. Reading and parsing, which take most
 * of the time, run concurrently. A waiting writer holds no row and no transaction number, so the job index never waits
 * for it.
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
