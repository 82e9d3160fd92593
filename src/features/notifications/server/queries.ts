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
      and not exists (select from jobs where jobs.id = n.job_id and company_id = any(${[...hidden]})) and (${before}::bigint is null or n.id < ${before})
    order by n.id desc limit ${limit}`.execute(db)
  return rows
}

const COMPANY = sql`(
  select name from companies join jobs on jobs.company_id = companies.id where jobs.id = n.job_id)`

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

export async function setSetting(
  db: Db,
  accountId: string,
  setting: { kind: NotificationKind; channel: NotificationChannel; is_on: boolean },
): Promise<void> {
  await db
    .insertInto('notification_settings')
    .values({ account_id: accountId, ...setting })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'kind', 'channel']).doUpdateSet({ is_on: setting.is_on }),
    )
    .execute()
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
      and not exists (select from applications
        where applications.id = n.application_id and state in ('cancelled', 'declined'))`.execute(db)
  return rows[0] ?? null
}

/** Deletes some of the notifications from before `before`, and returns how many. */
export async function deleteNotifications(db: Db, before: Date, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from notifications where id in (
      select id from notifications where created_at < ${before} limit ${limit})`.execute(db)
  return Number(numAffectedRows)
}
