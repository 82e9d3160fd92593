import { type ExchangeAnswer, exchangeAfter } from '#config/contact-exchange.ts'
import { recruiterOf } from '#features/companies/server/door.ts'
import { notify } from '#features/notifications/server/door.ts'
import { accountOf } from '#features/sessions/server/door.ts'
import { ApiError } from '#shared/api-error.ts'
import { type Blocks, refuseBlocked } from '#shared/blocks.ts'
import { requireAllowed } from '#shared/verdict.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { ApplicationDetail } from '../contract/applications.ts'
import type { ReceivedDetail } from '../contract/employer.ts'
import { getApplication } from './get-application.ts'
import { type MoveDependencies, type Mover, moveApplication } from './move-application.ts'
import { mayHappen } from './policy.ts'
import { type ApplicationRow, findApplication, updateApplication } from './queries/applications.ts'
import { presentDetail } from './received.ts'

type Dependencies = MoveDependencies & { blocks: Blocks }

interface Asked {
  id: string
  answer: ExchangeAnswer
}

/**
 * The seeker asks for the recruiter's contacts, agrees to a request, or refuses it. Throws 41135 for another's
 * application, 41148 before the employer has replied, 41154 once it is over, 40005 where the company has refused.
 */
export async function exchangeAsSeeker(
  deps: Dependencies,
  { id, answer }: Asked,
  viewer: Viewer,
): Promise<ApplicationDetail> {
  const accountId = accountOf(viewer)
  const companyId = (await findApplication(deps.db, id, { accountId }))?.company_id
  if (companyId !== undefined) await refuseBlocked(deps.blocks, viewer, { companyId, code: 41135 })
  await deps.db.transaction().execute(async (transaction) => {
    const row = await findApplication(transaction, id, { accountId, lock: true })
    if (row === null) throw new ApiError(41135)
    await exchange({ ...deps, db: transaction }, row, answer, null)
  })
  return getApplication(deps, { id }, viewer)
}

/** The same for a recruiter of the company. */
export async function exchangeAsEmployer(
  deps: Dependencies,
  { id, answer }: Asked,
  viewer: Viewer,
): Promise<ReceivedDetail> {
  const recruiter = await recruiterOf(deps.db, viewer)
  const { company_id: companyId } = recruiter
  const blockedAs = await deps.blocks.coveringCompany(companyId)
  return deps.db.transaction().execute(async (transaction) => {
    const row = await findApplication(transaction, id, { companyId, blockedAs, lock: true })
    if (row === null) throw new ApiError(41135)
    const after = await exchange({ ...deps, db: transaction }, row, answer, recruiter)
    return presentDetail(transaction, after)
  })
}

/** The row must be locked: of two who press at the same time, the second answers the first. Null: the seeker. */
async function exchange(
  deps: MoveDependencies,
  row: ApplicationRow,
  answer: ExchangeAnswer,
  recruiter: Mover | null,
): Promise<ApplicationRow> {
  requireAllowed(mayHappen('exchange', row.state))
  const after = exchangeAfter(row.exchange, recruiter === null ? 'seeker' : 'employer', answer)
  if (typeof after === 'number') throw new ApiError(after)
  if (after === row.exchange) return row
  const set = { exchange: after, exchange_recruiter_id: recruiter?.id ?? row.exchange_recruiter_id }
  await updateApplication(deps.db, row.id, set)
  const moved = after === 'done' ? await moveApplication(deps, row, 'exchange', recruiter) : row
  await tellSeeker(deps, { ...moved, ...set }, recruiter)
  return { ...moved, ...set }
}

/** Of a request and of a yes; a no is not announced. */
async function tellSeeker(
  deps: MoveDependencies,
  { id, account_id, job_id, exchange: after }: ApplicationRow,
  recruiter: Mover | null,
): Promise<void> {
  if (recruiter === null || recruiter.account_id === account_id) return
  const variant = after === 'done' ? 'exchanged' : after === 'asked-by-employer' ? 'exchange-asked' : null
  if (variant === null) return
  const about = { kind: 'application-replied', variant, jobId: job_id, applicationId: id } as const
  await notify(deps, [{ ...about, accountId: account_id }])
}
