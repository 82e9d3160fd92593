import { sql } from 'kysely'
import {
  APPLICATION_GROUPS,
  APPLICATION_STATES,
  type ApplicationGroup,
  type ApplicationState,
  ASKING_STAGES,
} from '#config/application-states.ts'
import type { ExchangeRates } from '#config/exchange-rates.ts'
import { comparablePay } from '#platform/db/comparable-pay.ts'
import type { Db } from '#platform/db/database.ts'
import { type ApplicationRow, COLUMNS, type Reader, receivedBy } from './applications.ts'

export interface StateCount {
  state: ApplicationState
  group: ApplicationGroup
  count: number
}

/** By state and group; of some stages, or of all. `hidden`: the companies that the seeker has blocked. */
export async function countByState(
  db: Db,
  {
    accountId,
    stages,
    hidden,
  }: { accountId: string; stages: readonly number[] | null; hidden: ReadonlySet<number> },
): Promise<StateCount[]> {
  const { rows } = await sql<{ state: ApplicationState; place: number; count: number }>`
    select state, ${PLACE_OF_GROUP} as place, count(*)::int as count from applications
    where account_id = ${accountId} and ${ofStages(stages)}
      and company_id <> all(${[...hidden]})
    group by state, place`.execute(db)
  return rows.map(({ place, ...row }) => ({ ...row, group: APPLICATION_GROUPS[place] ?? 'closed' }))
}

const OVER = Object.entries(APPLICATION_STATES).flatMap(([state, { phase }]) =>
  phase === 'over' ? state : [],
)

/** The place of `groupOf` in `APPLICATION_GROUPS`. */
const PLACE_OF_GROUP = sql<number>`
  case when state = any(${OVER}) then 2
    when stage = any(${ASKING_STAGES}) or exchange = 'asked-by-employer' then 0 else 1 end`

const ofStages = (stages: readonly number[] | null) =>
  stages === null ? sql`true` : sql`stage = any(${stages})`

const NEWEST = 1
const HIGHEST_PAY = 3

/** What needs the seeker first, what is over last; within these the highest pay, the newest, or the last that has moved. */
export async function listApplicationsOf(
  db: Db,
  given: {
    accountId: string
    stages: readonly number[] | null
    state: ApplicationState | null
    hidden: ReadonlySet<number>
    sort: number
    rates: ExchangeRates
    limit: number
    offset: number
  },
): Promise<ApplicationRow[]> {
  const order =
    given.sort === NEWEST
      ? sql`sent_at desc`
      : given.sort === HIGHEST_PAY
        ? sql`(select ${comparablePay(given.rates)} from jobs where jobs.id = job_id) desc nulls last`
        : sql`changed_at desc`
  const { rows } = await sql<ApplicationRow>`
    select ${COLUMNS} from applications
    where account_id = ${given.accountId} and ${ofStages(given.stages)}
      and (${given.state}::text is null or state = ${given.state}) and company_id <> all(${[...given.hidden]})
    order by ${PLACE_OF_GROUP}, ${order}, id desc limit ${given.limit} offset ${given.offset}`.execute(db)
  return rows
}

const PAGE = 30

/** Of a company, the next promised reply first, what is over last. */
export async function listReceivedBy(
  db: Db,
  company: Reader,
  { jobId, stage, page }: { jobId: number | null; stage: number | null; page: number },
): Promise<{ rows: ApplicationRow[]; total: number }> {
  const which = sql`${receivedBy(company)} and (${jobId}::bigint is null or job_id = ${jobId})
    and (${stage}::int is null or stage = ${stage})`
  const [{ rows }, total] = await Promise.all([
    sql<ApplicationRow>`
      select ${COLUMNS} from applications where ${which}
      order by state = any(${OVER}), answered_at is not null, reply_by, id
      limit ${PAGE} offset ${(page - 1) * PAGE}`.execute(db),
    sql<{ count: number }>`select count(*)::int as count from applications where ${which}`.execute(db),
  ])
  return { rows, total: total.rows[0]?.count ?? 0 }
}
