import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { NotificationKind, NotificationVariant } from '../../contract.ts'

export interface NewNotificationRow {
  accountId: string
  kind: NotificationKind
  variant: NotificationVariant | null
  userAgent: string
  jobId: number | null
  applicationId: string | null
  alertId: string | null
  jobCount: number | null
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
  alert_id: string | null
  /** How many jobs an alert has found; `job_id` is the best of them. */
  job_count: number | null
  created_at: Date
  read_at: Date | null
}

export async function addNotification(db: Db, row: NewNotificationRow, now: Date): Promise<number> {
  const { id } = await db
    .insertInto('notifications')
    .values({
      ...{ account_id: row.accountId, kind: row.kind, variant: row.variant, user_agent: row.userAgent },
      ...{ job_id: row.jobId, application_id: row.applicationId },
      ...{ alert_id: row.alertId, job_count: row.jobCount },
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
    select ${ROW}
    from notifications n ${titleIn(sql`${language}`)}
    where n.account_id = ${accountId} and n.is_listed
      and ${isShown(hidden)} and (${before}::bigint is null or n.id < ${before})
    order by n.id desc limit ${limit}`.execute(db)
  return rows
}

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
    select ${ROW}
    from notifications n ${titleIn(sql`${language}`)}
    where n.account_id = ${accountId} and n.id = ${id} and ${isShown(hidden)}`.execute(db)
  return rows[0] ?? null
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
    select ${ROW}, n.account_id, a.email, a.language
    from notifications n join accounts a on a.id = n.account_id ${titleIn(sql`a.language`)}
    where n.id = ${id} and n.read_at is null and a.email_verified_at is not null
      and ${NOT_WITHDRAWN}`.execute(db)
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

/** Deletes some of the notifications from before `before`, and returns how many. */
export async function deleteNotifications(db: Db, before: Date, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from notifications where id in (
      select id from notifications where created_at < ${before} limit ${limit})`.execute(db)
  return Number(numAffectedRows)
}

/** `titleIn` gives the texts. */
const ROW = sql`n.id, n.kind, n.variant, n.user_agent, n.job_id, texts.title, texts.lang as title_lang,
  (select name from companies join jobs on jobs.company_id = companies.id where jobs.id = n.job_id) as company,
  n.application_id, n.alert_id, n.job_count, n.created_at, n.read_at`

/** Not about a job of a company that the account has blocked. */
export const isShown = (hidden: ReadonlySet<number>) => sql`not exists (
  select from jobs where jobs.id = n.job_id and company_id = any(${[...hidden]}))`

const NOT_WITHDRAWN = sql`not exists (
  select from applications where applications.id = n.application_id and state in ('cancelled', 'declined'))`

const titleIn = (language: RawBuilder<unknown>) => sql`
  left join lateral (
    select title, lang from job_texts t where t.job_id = n.job_id
    order by t.lang = ${language} desc, t.is_original desc limit 1) as texts on true`
