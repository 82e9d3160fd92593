import { sql } from 'kysely'
import { APPLICATION_STATES, type ApplicationState } from '#config/application-states.ts'
import type { Exchange } from '#config/contact-exchange.ts'
import { isThere } from '#platform/db/account-is-there.ts'
import type { Db } from '#platform/db/database.ts'

export interface ApplicationRow {
  id: string
  account_id: string
  job_id: number
  company_id: number
  state: ApplicationState
  stage: number
  first_message: string | null
  grant_id: string | null
  /** The profile as it was sent, as JSON. */
  sent: unknown
  profile_version: number
  sent_at: Date
  reply_by: Date
  viewed_at: Date | null
  answered_at: Date | null
  changed_at: Date
  exchange: Exchange
  exchange_recruiter_id: string | null
}

export const COLUMNS = sql.raw(
  `id, account_id, job_id, company_id, state, stage, first_message, grant_id, sent, profile_version, sent_at, reply_by,
    viewed_at, answered_at, changed_at, exchange, exchange_recruiter_id`,
)

/** A company sees nothing of who is leaving, or is suspended now. */
const seekerIsThere = (now: Date) => sql<boolean>`
  exists (select from accounts a where a.id = applications.account_id and ${isThere(now)})`

/** Whether the seeker has blocked one of these companies. */
const seekerHasBlocked = (companyIds: readonly number[]) => sql<boolean>`
  exists (select from blocked_companies b where b.account_id = applications.account_id
    and b.company_id = any(${companyIds}))`

export interface NewApplication
  extends Omit<
    ApplicationRow,
    'id' | 'viewed_at' | 'answered_at' | 'changed_at' | 'exchange' | 'exchange_recruiter_id'
  > {
  source: string
}

/**
 * Writes an application with its answers, its first event, and the key of its request. Null if the account has one to
 * this job that is not withdrawn: the database decides, whoever asks at the same time.
 */
export async function addApplication(
  transaction: Db,
  { sent, ...given }: NewApplication,
  { answers, key }: { answers: readonly { question: string; answer: string }[]; key: string | null },
): Promise<ApplicationRow | null> {
  const { rows } = await sql<ApplicationRow>`
    with made as (
      insert into applications (account_id, job_id, company_id, attempt, state, stage, source, first_message, grant_id,
        sent, profile_version, sent_at, reply_by, changed_at)
      select ${given.account_id}, ${given.job_id}, ${given.company_id},
        1 + (select count(*) from applications where account_id = ${given.account_id} and job_id = ${given.job_id}),
        ${given.state}, ${given.stage}, ${given.source}, ${given.first_message}, ${given.grant_id},
        ${JSON.stringify(sent)}, ${given.profile_version}, ${given.sent_at}, ${given.reply_by}, ${given.sent_at}
      on conflict do nothing
      returning ${COLUMNS}),
    answered as (
      insert into application_answers (application_id, account_id, position, question, answer)
      select id, account_id, place - 1, question, answer
      from made, unnest(${answers.map(({ question }) => question)}::text[],
        ${answers.map(({ answer }) => answer)}::text[]) with ordinality as given (question, answer, place)),
    begun as (
      insert into application_events (application_id, account_id, event, state, stage, happened_at)
      select id, account_id, 'apply', state, stage, sent_at from made),
    remembered as (
      insert into application_requests (account_id, key, application_id, made_at)
      select account_id, ${key}::uuid, id, sent_at from made where ${key}::uuid is not null)
    select * from made`.execute(transaction)
  return rows[0] ?? null
}

export const listAnswers = (db: Db, applicationId: string): Promise<{ question: string; answer: string }[]> =>
  db
    .selectFrom('application_answers')
    .select(['question', 'answer'])
    .where('application_id', '=', applicationId)
    .orderBy('position')
    .execute()

export interface Whose {
  /** Of this seeker. */
  accountId?: string
  /** To a job of this company. */
  company?: Reader
}

/** A company that reads what it has received. */
export interface Reader {
  companyId: number
  /** Whoever has blocked one of these has blocked the company. */
  blockedAs: readonly number[]
  now: Date
}

export const receivedBy = ({ companyId, blockedAs, now }: Reader) => sql<boolean>`
  company_id = ${companyId} and ${seekerIsThere(now)} and not ${seekerHasBlocked(blockedAs)}`

/** Null if there is none for them. `lock`: until the transaction ends, nobody else moves it. */
export async function findApplication(
  db: Db,
  id: string,
  { accountId, company, lock = false }: Whose & { lock?: boolean },
): Promise<ApplicationRow | null> {
  const { rows } = await sql<ApplicationRow>`
    select ${COLUMNS} from applications
    where id = ${id} and account_id = coalesce(${accountId ?? null}::uuid, account_id)
      and ${company === undefined ? sql`true` : receivedBy(company)}
    ${lock ? sql`for update` : sql``}`.execute(db)
  return rows[0] ?? null
}

/** The applications of a seeker to some jobs that are not withdrawn: one a job at most. */
export const findLiveAmong = (
  db: Db,
  accountId: string,
  jobIds: readonly number[],
): Promise<{ id: string; job_id: number }[]> =>
  db
    .selectFrom('applications')
    .select(['id', 'job_id'])
    .where('account_id', '=', accountId)
    .where('job_id', 'in', jobIds.length === 0 ? [0] : jobIds)
    .where('state', '<>', 'cancelled')
    .execute()

/** The last application of a seeker to a job; null: none. */
export async function findLastTo(db: Db, accountId: string, jobId: number): Promise<string | null> {
  const row = await db
    .selectFrom('applications')
    .select('id')
    .where('account_id', '=', accountId)
    .where('job_id', '=', jobId)
    .orderBy('attempt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}

export async function updateApplication(
  transaction: Db,
  id: string,
  set: Partial<
    Pick<
      ApplicationRow,
      | ('state' | 'stage' | 'viewed_at' | 'answered_at' | 'changed_at' | 'grant_id')
      | ('exchange' | 'exchange_recruiter_id')
    >
  >,
): Promise<void> {
  await transaction.updateTable('applications').set(set).where('id', '=', id).execute()
}

/** Whether the seeker has an application with the company that opens name and contacts to it. */
export async function isInContact(
  db: Db,
  { accountId, companyId }: { accountId: string; companyId: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('applications')
    .select('id')
    .where('account_id', '=', accountId)
    .where('company_id', '=', companyId)
    .where('state', 'in', CONTACT_STATES)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

const CONTACT_STATES = Object.entries(APPLICATION_STATES).flatMap(([state, { isContact }]) =>
  isContact ? state : [],
)
