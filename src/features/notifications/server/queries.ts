import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { NotificationChannel, NotificationKind, NotificationVariant } from '../contract.ts'

export interface NewNotificationRow {
  accountId: string
  kind: NotificationKind
  variant: NotificationVariant | null
  userAgent: string
  jobId: number | null
  applicationId: string | null
  isListed: boolean
}

export interface NotificationRow {
  id: number
  kind: NotificationKind
  variant: NotificationVariant | null
  user_agent: string
  job_id: number | null
  title: string | null
  title_lang: string | null
  /** The name of the company of the job. */
  company: string | null
  application_id: string | null
  created_at: Date
  read_at: Date | null
}

/** More unread ones are not counted. */
const MOST_COUNTED = 100

export async function addNotification(db: Db, row: NewNotificationRow, now: Date): Promise<number> {
  const { id } = await db
    .insertInto('notifications')
    .values({
      ...{ account_id: row.accountId, kind: row.kind, variant: row.variant, user_agent: row.userAgent },
      ...{ job_id: row.jobId, application_id: row.applicationId },
      ...{ is_listed: row.isListed, created_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * The newest first. The title of a job is in `language` if there is one. What is about jobs of companies that the account
 * has blocked (`hidden`) is left out.
 */
export async function findNotifications(
  db: Db,
  {
    accountId,
    language,
    hidden,
    before,
    limit,
  }: {
    accountId: string
    language: string
    hidden: ReadonlySet<number>
    before: number | null
    limit: number
  },
): Promise<NotificationRow[]> {
  const { rows } = await sql<NotificationRow>`
    select n.id, n.kind, n.variant, n.user_agent, n.job_id, texts.title, texts.lang as title_lang,
      ${COMPANY} as company, n.application_id, n.created_at, n.read_at
    from notifications n ${titleIn(sql`${language}`)}
    where n.account_id = ${accountId} and n.is_listed
      and ${isShown(hidden)} and (${before}::bigint is null or n.id < ${before})
    order by n.id desc limit ${limit}`.execute(db)
  return rows
}

const COMPANY = sql`(
  select name from companies join jobs on jobs.company_id = companies.id where jobs.id = n.job_id)`

/** Not about a job of a company that the account has blocked. */
const isShown = (hidden: ReadonlySet<number>) => sql`not exists (
  select from jobs where jobs.id = n.job_id and company_id = any(${[...hidden]}))`

const NOT_WITHDRAWN = sql`not exists (
  select from applications where applications.id = n.application_id and state in ('cancelled', 'declined'))`

const titleIn = (language: RawBuilder<unknown>) => sql`
  left join lateral (
    select title, lang from job_texts t where t.job_id = n.job_id
    order by t.lang = ${language} desc, t.is_original desc limit 1) as texts on true`

export async function countUnreadOf(db: Db, accountId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select from notifications where account_id = ${accountId} and is_listed and read_at is null
      limit ${MOST_COUNTED}) as unread`.execute(db)
  return rows[0]?.count ?? 0
}

/** The owner of a listed notification; null: there is none. */
export async function ownerOf(db: Db, id: number): Promise<string | null> {
  const row = await db
    .selectFrom('notifications')
    .select('account_id')
    .where('id', '=', id)
    .where('is_listed', '=', true)
    .executeTakeFirst()
  return row?.account_id ?? null
}

/** Returns whether it was otherwise before. */
export async function setRead(
  db: Db,
  { accountId, id, readAt }: { accountId: string; id: number; readAt: Date | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('notifications')
    .set({ read_at: readAt })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('read_at', readAt === null ? 'is not' : 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Returns whether any was unread. */
export async function setAllRead(
  db: Db,
  { accountId, upTo, readAt }: { accountId: string; upTo: number; readAt: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('notifications')
    .set({ read_at: readAt })
    .where('account_id', '=', accountId)
    .where('id', '<=', upTo)
    .where('is_listed', '=', true)
    .where('read_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

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

export interface UnseenRow extends NotificationRow {
  account_id: string
  email: string
  language: string
}

/**
 * An unread notification whose reader can get mail; null: it was read, nobody can be written to, or its application was
 * withdrawn meanwhile.
 */
export async function findUnseen(db: Db, id: number): Promise<UnseenRow | null> {
  const { rows } = await sql<UnseenRow>`
    select n.id, n.kind, n.variant, n.user_agent, n.job_id, texts.title, texts.lang as title_lang,
      ${COMPANY} as company, n.application_id, n.created_at, n.read_at, n.account_id, a.email, a.language
    from notifications n join accounts a on a.id = n.account_id ${titleIn(sql`a.language`)}
    where n.id = ${id} and n.read_at is null and a.email_verified_at is not null
      and ${NOT_WITHDRAWN}`.execute(db)
  return rows[0] ?? null
}

/** Deletes some of the notifications from before `before`, and returns how many. */
export async function deleteNotifications(db: Db, before: Date, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from notifications where id in (
      select id from notifications where created_at < ${before} limit ${limit})`.execute(db)
  return Number(numAffectedRows)
}

export { listPushSubscriptions, putPushSubscription } from '#platform/db/push-subscriptions.ts'

/** One of an account, listed or not; null: the account has none with this id. */
export async function findNotification(
  db: Db,
  {
    accountId,
    id,
    language,
    hidden,
  }: { accountId: string; id: number; language: string; hidden: ReadonlySet<number> },
): Promise<NotificationRow | null> {
  const { rows } = await sql<NotificationRow>`
    select n.id, n.kind, n.variant, n.user_agent, n.job_id, texts.title, texts.lang as title_lang,
      ${COMPANY} as company, n.application_id, n.created_at, n.read_at
    from notifications n ${titleIn(sql`${language}`)}
    where n.account_id = ${accountId} and n.id = ${id} and ${isShown(hidden)}`.execute(db)
  return rows[0] ?? null
}

/** Whose an unread notification is; null: it was read, or its application was withdrawn meanwhile. */
export async function findUnread(
  db: Db,
  id: number,
): Promise<{ account_id: string; kind: NotificationKind } | null> {
  const { rows } = await sql<{ account_id: string; kind: NotificationKind }>`
    select account_id, kind from notifications n where id = ${id} and read_at is null
      and ${NOT_WITHDRAWN}`.execute(db)
  return rows[0] ?? null
}

export interface PushDeviceRow {
  session_id: string
  user_agent: string
  created_at: Date
}

/** The browsers of an account with push, the newest first. */
export const findPushDevices = (db: Db, accountId: string, now: Date): Promise<PushDeviceRow[]> =>
  db
    .selectFrom('push_subscriptions as p')
    .innerJoin('sessions as s', 's.id', 'p.session_id')
    .select(['p.session_id', 's.user_agent', 'p.created_at'])
    .where('p.account_id', '=', accountId)
    .where('s.expires_at', '>', now)
    .orderBy('p.created_at', 'desc')
    .execute()

/** Returns whether the account had it. */
export async function deletePushDevice(
  db: Db,
  { accountId, sessionId }: { accountId: string; sessionId: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('push_subscriptions')
    .where('account_id', '=', accountId)
    .where('session_id', '=', sessionId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export interface QuietHoursRow {
  from_minute: number
  to_minute: number
  time_zone: string
}

export async function findQuietHours(db: Db, accountId: string): Promise<QuietHoursRow | null> {
  const row = await db
    .selectFrom('quiet_hours')
    .select(['from_minute', 'to_minute', 'time_zone'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row ?? null
}

/** Null: at no time. */
export async function putQuietHours(db: Db, accountId: string, row: QuietHoursRow | null): Promise<void> {
  if (row === null) {
    await db.deleteFrom('quiet_hours').where('account_id', '=', accountId).execute()
    return
  }
  await db
    .insertInto('quiet_hours')
    .values({ account_id: accountId, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute()
}
