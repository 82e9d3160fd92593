import { createHash, randomBytes } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { Db } from './database.ts'

/** Set while an operator keeps visitors out; without it, the site is open. */
export interface Maintenance {
  since: Date
  expectedEnd: Date
  passHash: Buffer
}

export async function readMaintenance(db: Db): Promise<Maintenance | null> {
  const row = await db
    .selectFrom('maintenance')
    .select(['since', 'expected_end as expectedEnd', 'pass_hash as passHash'])
    .executeTakeFirst()
  return row ?? null
}

/**
 * Closes the site. If it is closed already, only the end and the pass change. Returns the pass, which is stored
 * nowhere.
 */
export async function beginMaintenance(db: Db, clock: Clock, minutes: number): Promise<string> {
  const pass = randomBytes(24).toString('base64url')
  const now = clock.now()
  const promise = { expected_end: new Date(now.getTime() + minutes * 60_000), pass_hash: hashOfPass(pass) }
  await db
    .insertInto('maintenance')
    .values({ since: now, ...promise })
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet(promise))
    .execute()
  return pass
}

/** Opens the site; returns false if it was open. */
export async function endMaintenance(db: Db): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('maintenance').executeTakeFirst()
  return numDeletedRows > 0n
}

export const hashOfPass = (pass: string): Buffer => createHash('sha256').update(pass).digest()
