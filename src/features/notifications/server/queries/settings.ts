import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { NotificationChannel, NotificationKind } from '../../contract.ts'

export interface SettingRow {
  kind: string
  channel: string
  is_on: boolean
}

/** What the account has chosen. */
export const findSettings = (db: Db, accountId: string): Promise<SettingRow[]> =>
  db
    .selectFrom('notification_settings')
    .select(['kind', 'channel', 'is_on'])
    .where('account_id', '=', accountId)
    .execute()

/** Returns whether there is such an account. */
export async function setSetting(
  db: Db,
  accountId: string,
  { kind, channel, is_on }: { kind: NotificationKind; channel: NotificationChannel; is_on: boolean },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    insert into notification_settings (account_id, kind, channel, is_on)
    select id, ${kind}, ${channel}, ${is_on} from accounts where id = ${accountId}
    on conflict (account_id, kind, channel) do update set is_on = excluded.is_on`.execute(db)
  return numAffectedRows > 0n
}
