import type { z } from 'zod'
import { APPLICATION_STATES, type ApplicationEvent, EMPLOYER_EVENTS } from '#config/application-states.ts'
import { recruiterOf } from '#features/companies/server/door.ts'
import { recordProfileView } from '#features/profiles/server/door.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Blocks } from '#shared/blocks.ts'
import type { ResponseOf } from '#shared/contract.ts'
import { isAllowed } from '#shared/verdict.ts'
import type { Viewer } from '#shared/viewer.ts'
import type * as contracts from '../contract/employer.ts'
import type { ReceivedApplication, ReceivedDetail } from '../contract/employer.ts'
import { type MoveDependencies, type Mover, moveApplication } from './move-application.ts'
import { mayExchange, mayHappen } from './policy.ts'
import { type ApplicationRow, findApplication, listAnswers } from './queries/applications.ts'
import { listReceivedBy } from './queries/lists.ts'
import { sentProfile } from './sent-profile.ts'

/**
 * The applications to the jobs of the viewer's company. The list has names, so the ledger of each seeker says that they
 * were seen. Throws 40005 for who is no recruiter.
 */
export async function listReceived(
  { db, clock, blocks }: { db: Db; clock: Clock; blocks: Blocks },
  { job_id, stage_id, page }: z.output<typeof contracts.listReceived.request>,
  viewer: Viewer,
): Promise<ResponseOf<typeof contracts.listReceived>> {
  const { id: recruiterId, company_id: companyId } = await recruiterOf(db, viewer)
  const company = { companyId, blockedAs: await blocks.coveringCompany(companyId), now: clock.now() }
  const found = await listReceivedBy(db, company, { page, jobId: job_id ?? null, stage: stage_id ?? null })
  const named = found.rows.filter(({ state }) => APPLICATION_STATES[state].isContact)
  const people = [...new Set(named.map(({ account_id }) => account_id))].toSorted()
  await db.transaction().execute(async (transaction) => {
    // In one order, so that two lists do not wait for each other.
    for (const accountId of people)
      await recordProfileView(transaction, {
        ...{ accountId, companyId, recruiterId },
        now: clock.now(),
        saw: 'name',
      })
  })
  return { applications: found.rows.map(presentReceived), total: found.total }
}

export type ReceivedDependencies = MoveDependencies & { blocks: Blocks }

/** Opens an application: its seeker is told, and their ledger says so. Throws 41135 for one of another company. */
export const openReceived = (
  deps: ReceivedDependencies,
  { id }: { id: string },
  viewer: Viewer,
): Promise<ReceivedDetail> => changeReceived(deps, id, viewer, moved('view'))

/** Throws 41154 where the state does not allow it. */
export const moveReceived = (
  deps: ReceivedDependencies,
  { id, event }: z.output<typeof contracts.moveReceived.request>,
  viewer: Viewer,
): Promise<ReceivedDetail> => changeReceived(deps, id, viewer, moved(event))

type Change = (deps: MoveDependencies, row: ApplicationRow, recruiter: Mover) => Promise<ApplicationRow>

const moved =
  (event: ApplicationEvent): Change =>
  (deps, row, recruiter) =>
    moveApplication(deps, row, event, recruiter)

/**
 * A recruiter changes an application to their company, which is locked meanwhile. The answer has the contacts of who lets
 * the company see them; the ledger says so.
 */
export async function changeReceived(
  deps: ReceivedDependencies,
  id: string,
  viewer: Viewer,
  change: Change,
): Promise<ReceivedDetail> {
  const recruiter = await recruiterOf(deps.db, viewer)
  const { company_id: companyId } = recruiter
  const company = {
    companyId,
    blockedAs: await deps.blocks.coveringCompany(companyId),
    now: deps.clock.now(),
  }
  return deps.db.transaction().execute(async (transaction) => {
    const row = await findApplication(transaction, id, { company, lock: true })
    if (row === null) throw new ApiError(41135)
    const isContact = APPLICATION_STATES[row.state].isContact
    if (isContact)
      await recordProfileView(transaction, {
        accountId: row.account_id,
        companyId: row.company_id,
        recruiterId: recruiter.id,
        now: deps.clock.now(),
        saw: 'contacts',
      })
    return presentDetail(transaction, await change({ ...deps, db: transaction }, row, recruiter))
  })
}

/** An application with what was sent, while its seeker lets the company see it. */
async function presentDetail(db: Db, row: ApplicationRow): Promise<ReceivedDetail> {
  const isContact = APPLICATION_STATES[row.state].isContact
  return { ...presentReceived(row), sent: isContact ? await sentOf(db, row) : null }
}

/** Once it is withdrawn, the application names nobody. */
function presentReceived(row: ApplicationRow): ReceivedApplication {
  const seen = APPLICATION_STATES[row.state].isContact ? sentProfile(row) : null
  return {
    id: row.id,
    job_id: row.job_id,
    state: row.state,
    stage_id: row.stage,
    name: seen?.name ?? '',
    headline: seen?.headline ?? null,
    sent_at: row.sent_at.toISOString(),
    reply_by: row.reply_by.toISOString(),
    exchange: { state: row.exchange, may: mayExchange(row, 'employer') },
    may: Object.fromEntries(EMPLOYER_EVENTS.map((event) => [event, isAllowed(mayHappen(event, row.state))])),
  }
}

async function sentOf(db: Db, row: ApplicationRow): Promise<ReceivedDetail['sent']> {
  const { id, first_message, grant_id } = row
  return { profile: sentProfile(row), first_message, answers: await listAnswers(db, id), grant_id }
}
