import { sql } from 'kysely'
import type { Db } from './database.ts'

export interface RateWindow {
  calls: number
  ends_at: Date
}

/**
 * Counts one call in the window of a key, or in a new window that ends at `endsAt`. Returns the window including this
 * call.
 */
export async function countCall(
  db: Db,
  key: Buffer,
  { now, endsAt }: { now: Date; endsAt: Date },
): Promise<RateWindow> {
  const { rows } = await sql<RateWindow>`
    insert into rate_windows (key, calls, ends_at) values (${key}, 1, ${endsAt})
    on conflict (key) do update set
      calls = case when rate_windows.ends_at <= ${now} then 1 else rate_windows.calls + 1 end,
      ends_at = case when rate_windows.ends_at <= ${now} then excluded.ends_at else rate_windows.ends_at end
    returning calls, ends_at`.execute(db)
  const [window] = rows
  if (!window) throw new Error('A call was not counted.')
  return window
}

/** Takes one call back, of as many as are let through at most. */
export async function uncountCall(db: Db, key: Buffer, most: number): Promise<void> {
  await sql`
    update rate_windows set calls = greatest(least(calls, ${most}::int) - 1, 0) where key = ${key}`.execute(
    db,
  )
}

export async function removeWindow(db: Db, key: Buffer): Promise<void> {
  await db.deleteFrom('rate_windows').where('key', '=', key).execute()
}

export async function removeWindowsBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('rate_windows').where('ends_at', '<=', moment).execute()
}
