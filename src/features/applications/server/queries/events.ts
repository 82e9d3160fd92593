import { sql } from 'kysely'
import type { ApplicationState } from '#config/application-states.ts'
import type { Db } from '#platform/db/database.ts'

export interface EventRow {
  event: string
  state: ApplicationState
  stage: number
  happened_at: Date
}

export async function addEvent(
  transaction: Db,
  { id, account_id }: { id: string; account_id: string },
  { recruiterId, ...event }: EventRow & { recruiterId: string | null },
): Promise<void> {
  await transaction
    .insertInto('application_events')
    .values({ ...event, application_id: id, account_id, recruiter_id: recruiterId })
    .execute()
}

/** In the order in which they happened. */
export async function listEvents(db: Db, applicationId: string): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    select event, state, stage, happened_at from application_events
    where application_id = ${applicationId} order by happened_at, id`.execute(db)
  return rows
}

/** The same for several applications, by their ids. */
export async function listEventsAmong(
  db: Db,
  applicationIds: readonly string[],
): Promise<ReadonlyMap<string, EventRow[]>> {
  const { rows } = await sql<EventRow & { application_id: string }>`
    select application_id, event, state, stage, happened_at from application_events
    where application_id = any(${applicationIds}::uuid[]) order by happened_at, id`.execute(db)
  return Map.groupBy(rows, ({ application_id }) => application_id)
}

/** The resume of a grant as it is called now, or was called last; `is_open`: the employer can open it. */
export async function findSentResume(
  db: Db,
  grantId: string,
): Promise<{ name: string; is_open: boolean } | null> {
  const { rows } = await sql<{ name: string; is_open: boolean }>`
    select coalesce(f.filename, g.document_name) as name, r.id is not null and g.revoked_at is null as is_open
    from document_grants g left join resumes r on r.id = g.document_id left join files f on f.id = r.file_id
    where g.id = ${grantId}`.execute(db)
  return rows[0] ?? null
}

/** What the account sent last: a resume that it still has, or the profile alone; null: it has never applied. */
export async function findLastSent(db: Db, accountId: string): Promise<{ resume_id: string | null } | null> {
  const { rows } = await sql<{ resume_id: string | null }>`
    select r.id as resume_id from applications a left join document_grants g on g.id = a.grant_id
      left join resumes r on r.id = g.document_id and r.account_id = a.account_id
    where a.account_id = ${accountId} order by a.sent_at desc limit 1`.execute(db)
  return rows[0] ?? null
}
