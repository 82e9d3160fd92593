import type { ACCOUNT_STATES, SUSPENSION_GROUNDS } from '#config/console-states.ts'
import type { AccountDependencies } from '#features/accounts/server/door.ts'
import * as operators from '#features/operators/server/door.ts'
import { operatorOf } from '#features/sessions/server/door.ts'
import { ApiError } from '#shared/api-error.ts'
import { personName } from '#shared/person-name.ts'
import { slugId } from '#shared/slug.ts'
import { isAllowed, requireAllowed } from '#shared/verdict.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { ConsoleAccount } from '../../contract/console.ts'
import { consoleText } from './console-text.ts'
import { presentAction } from './list-actions.ts'
import { PAGE_SIZE, requestedPage, seconds, secondsOrNull } from './pagination.ts'

/** The dependencies of the console's calls. */
export type Dependencies = AccountDependencies

/** The number of actions that the page of an account shows. */
const ACTIONS_SHOWN = 20

type Ground = (typeof SUSPENSION_GROUNDS)[number]

export async function listAccounts(
  deps: Dependencies,
  request: { query: string; state: (typeof ACCOUNT_STATES)[number]; page?: number | undefined },
) {
  const { page, offset } = requestedPage(request)
  const { query, state } = request
  const { rows, total } = await operators.listAccounts(deps, { query, state, offset, most: PAGE_SIZE })
  return { rows: rows.map((row) => present(row, deps)), total, page, page_size: PAGE_SIZE }
}

/** Records the look-up in the log before it returns anything. */
export async function readAccount(
  deps: Dependencies,
  { account_id }: { account_id: string },
  viewer: Viewer,
) {
  const operatorId = operatorOf(viewer)
  const row = await operators.readAccount(deps, account_id)
  const target = `account:${account_id}`
  await operators.recordOperatorAction(deps, { operatorId, action: 'account.read', target })
  const actions = await operators.listOperatorActions(deps, { target, offset: 0, most: ACTIONS_SHOWN })
  const { suspend, restore } = operators.mayWithAccount(operatorId, row, deps.clock.now())
  return {
    ...present(row, deps),
    is_email_verified: row.email_verified_at !== null,
    is_phone_verified: row.phone_verified_at !== null,
    language: row.language,
    source: row.source,
    company: companyOf(row),
    sessions: row.sessions,
    last_seen_at: secondsOrNull(row.last_seen_at),
    actions: actions.rows.map(presentAction),
    may: { suspend: isAllowed(suspend), restore: isAllowed(restore) },
  }
}

/**
 * Throws 40005 for the operator's own account, 41007 if there is no such account, 41098 if it is suspended already,
 * 40001 beside `until` if that day has come.
 */
export async function suspendAccount(
  deps: Dependencies,
  request: { account_id: string; ground: Ground; reason: string; until?: string | undefined },
  viewer: Viewer,
): Promise<{ ended_sessions: number }> {
  const { account_id, ground, reason, until } = request
  const operatorId = operatorOf(viewer)
  const account = await operators.readAccount(deps, account_id)
  requireAllowed(operators.mayWithAccount(operatorId, account, deps.clock.now()).suspend)
  const end = until === undefined ? null : new Date(`${until}T00:00:00Z`)
  if (end !== null && end <= deps.clock.now()) throw new ApiError(40001, { field: 'until' })
  return deps.db.transaction().execute(async (db) => {
    const here = { ...deps, db }
    const reasonIn = (language: string) => consoleText(language)(`console.ground_${ground}`)
    const ended_sessions = await operators.suspendAccount(here, {
      accountId: account_id,
      until: end,
      reasonIn,
    })
    await operators.recordOperatorAction(here, {
      ...{ operatorId, action: 'account.suspend', target: `account:${account_id}`, reason },
      details: { ground, until: until ?? null, ended_sessions },
    })
    return { ended_sessions }
  })
}

export async function restoreAccount(
  deps: Dependencies,
  { account_id, reason }: { account_id: string; reason: string },
  viewer: Viewer,
): Promise<Record<string, never>> {
  const operatorId = operatorOf(viewer)
  const account = await operators.readAccount(deps, account_id)
  requireAllowed(operators.mayWithAccount(operatorId, account, deps.clock.now()).restore)
  await deps.db.transaction().execute(async (db) => {
    const here = { ...deps, db }
    await operators.restoreAccount(here, account_id)
    const target = `account:${account_id}`
    await operators.recordOperatorAction(here, { operatorId, action: 'account.restore', target, reason })
  })
  return {}
}

type Row = Awaited<ReturnType<typeof operators.listAccounts>>['rows'][number]

function present(row: Row, { clock }: Dependencies): ConsoleAccount {
  const { id, email, phone, country, is_recruiter, is_operator, suspended_at, suspended_until } = row
  const isSuspended = operators.isSuspended(row, clock.now())
  return {
    ...{ id, email, phone, country, is_recruiter, is_operator },
    name: personName(row),
    created_at: seconds(row.created_at),
    suspended_at: isSuspended ? secondsOrNull(suspended_at) : null,
    suspended_until: isSuspended ? secondsOrNull(suspended_until) : null,
  }
}

function companyOf({ company_id, company_name }: { company_id: number | null; company_name: string | null }) {
  if (company_id === null || company_name === null) return null
  return { id: company_id, slug_id: slugId(company_name, company_id, 'company'), name: company_name }
}
