import { sql } from 'kysely'
import { APPLICATION_STATES, type ApplicationState } from '#config/application-states.ts'
import type { Db } from '#platform/db/database.ts'

export interface OpenApplicationRow {
  id: string
  title: string
  lang: string
  company: string
  state: ApplicationState
  sent_at: Date
}

/** The applications of a seeker to some companies that are not over, the newest first. */
export async function findOpenWith(
  db: Db,
  accountId: string,
  companyIds: readonly number[],
): Promise<OpenApplicationRow[]> {
  const { rows } = await sql<OpenApplicationRow>`
    select a.id, texts.title, texts.lang, companies.name as company, a.state, a.sent_at
    from applications a join companies on companies.id = a.company_id
      cross join lateral (
        select title, lang from job_texts t where t.job_id = a.job_id order by is_original desc, lang limit 1) texts
    where account_id = ${accountId} and a.company_id = any(${companyIds}) and state = any(${OPEN})
    order by sent_at desc, a.id`.execute(db)
  return rows
}

const OPEN = Object.entries(APPLICATION_STATES).flatMap(([state, { phase }]) =>
  phase === 'over' ? [] : state,
)
