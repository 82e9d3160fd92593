import { type ExchangeAnswer, exchangeAfter } from '#config/contact-exchange.ts'
import { notify } from '#features/notifications/server/door.ts'
import { ApiError } from '#shared/api-error.ts'
import { requireAllowed } from '#shared/verdict.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { ApplicationDetail } from '../contract/applications.ts'
import type { ReceivedDetail } from '../contract/employer.ts'
import { changeOwn, type OwnDependencies } from './change-own.ts'
import { type MoveDependencies, type Mover, moveApplication } from './move-application.ts'
import { mayHappen } from './policy.ts'
import { type ApplicationRow, updateApplication } from './queries/applications.ts'
import { changeReceived, type ReceivedDependencies } from './received.ts'

interface Asked {
  id: string
  answer: ExchangeAnswer
}

/**
 * The seeker asks for the recruiter's contacts, agrees to a request, or refuses it. Throws 41135 for another's
 * application, 41148 before the employer has replied, 41154 once it is over, 40005 where the company has refused.
 */
export const exchangeAsSeeker = (
  deps: OwnDependencies,
  { id, answer }: Asked,
  viewer: Viewer,
): Promise<ApplicationDetail> => changeOwn(deps, id, viewer, (own, row) => exchange(own, row, answer, null))

/** The same for a recruiter of the company. */
export const exchangeAsEmployer = (
  deps: ReceivedDependencies,
  { id, answer }: Asked,
  viewer: Viewer,
): Promise<ReceivedDetail> =>
  changeReceived(deps, id, viewer, (received, row, recruiter) => exchange(received, row, answer, recruiter))

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
