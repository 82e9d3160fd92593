import { sql } from 'kysely'
import type { Db } from './database.ts'

export interface PushSubscription {
  session_id: string
  account_id: string
  endpoint: string
  public_key: Buffer
  auth_secret: Buffer
  language: string
}

/** A browser has one session, and a session one browser: a former subscription of either gives way. */
export async function putPushSubscription(db: Db, row: PushSubscription, now: Date): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where((where) =>
      where.or([where('session_id', '=', row.session_id), where('endpoint', '=', row.endpoint)]),
    )
    .execute()
  await db
    .insertInto('push_subscriptions')
    .values({ ...row, created_at: now })
    .execute()
}

/** The subscriptions of an account whose sessions have not ended. */
export function listPushSubscriptions(db: Db, accountId: string, now: Date) {
  return db
    .selectFrom('push_subscriptions as p')
    .innerJoin('sessions as s', 's.id', 'p.session_id')
    .select(['p.session_id', 'p.language'])
    .where('p.account_id', '=', accountId)
    .where('s.expires_at', '>', now)
    .execute()
}

/** Null: it has ended, or its session has. */
export async function findPushSubscription(
  db: Db,
  sessionId: string,
  now: Date,
): Promise<PushSubscription | null> {
  const { rows } = await sql<PushSubscription>`
    select p.session_id, p.account_id, p.endpoint, p.public_key, p.auth_secret, p.language
    from push_subscriptions p join sessions s on s.id = p.session_id
    where p.session_id = ${sessionId} and s.expires_at > ${now}`.execute(db)
  return rows[0] ?? null
}

/** Only this subscription: the session may have made another one meanwhile. */
export async function removePushSubscription(
  db: Db,
  { session_id, endpoint }: Pick<PushSubscription, 'session_id' | 'endpoint'>,
): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('session_id', '=', session_id)
    .where('endpoint', '=', endpoint)
    .execute()
}
