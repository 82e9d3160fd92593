import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { CAST_SEEKERS } from './cast-people.ts'

const DAY_MS = 86_400_000

/** The alerts of the cast, as calls name the filters. */
const ALERTS = [
  {
    ...{ email: CAST_SEEKERS.maria.email, time_zone: 'Asia/Manila' },
    search: { query: 'accountant', country: 'PH', scope: 'local' },
    isAtOnce: true,
  },
  {
    ...{ email: CAST_SEEKERS.aiko.email, time_zone: 'Asia/Tokyo' },
    search: { query: 'エンジニア', country: 'JP', scope: 'local' },
  },
  {
    ...{ email: CAST_SEEKERS.noura.email, time_zone: 'Asia/Riyadh' },
    search: { country: 'SA', scope: 'local', arrangements: [1, 2] },
  },
] as const

/** Adds the alerts of new seekers of the cast. They are due at once, so that the mailbox has their first mails. */
export async function addAlerts(
  db: Db,
  { id, email }: { id: string; email: string },
  now: Date,
): Promise<void> {
  const rows = ALERTS.filter((alert) => alert.email === email).map(({ search, time_zone, ...more }) => ({
    ...{ account_id: id, email: null, is_confirmed: true, search: JSON.stringify(search), frequency_id: 1 },
    ...{ language: 'en', time_zone, created_at: new Date(now.getTime() - 7 * DAY_MS), updated_at: now },
    ...{ searched_at: new Date(now.getTime() - 7 * DAY_MS), next_at: now },
    ...('isAtOnce' in more && {
      ...{ at_once_since: now, at_once_next_at: now },
      at_once_seen: sql<string>`pg_snapshot_xmin(pg_current_snapshot())`,
    }),
  }))
  if (rows.length > 0) await db.insertInto('job_alerts').values(rows).execute()
}
