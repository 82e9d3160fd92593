import { type Insertable, sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { DB } from '#platform/db/schema.generated.ts'

type TrackedTable = 'tracked_searches' | 'tracked_job_views' | 'tracked_list_events' | 'tracked_web_events'

/** A row for one of the tables that record events. */
export type TrackedEvent = {
  [Table in TrackedTable]: { table: Table; row: Insertable<DB[Table]> }
}[TrackedTable]

/** Writes events of any kind; events that exist already (the same device, day and thing) change nothing. */
export async function insertEvents(db: Db, events: readonly TrackedEvent[]): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const [table, group] of Map.groupBy(events, (event) => event.table)) {
      const rows = JSON.stringify(group.map(({ row }) => row))
      await sql`
        insert into ${sql.table(table)}
        select * from jsonb_populate_recordset(null::${sql.table(table)}, ${rows}::jsonb)
        on conflict do nothing`.execute(transaction)
    }
  })
}
