import { z } from 'zod'
import { MAX_NAME, MOST_JOB_ALERTS } from '#config/limits.ts'
import { becomeSeeker, lockAccount } from '#features/accounts/server/door.ts'
import { peekToken } from '#features/sessions/server/door.ts'
import { accountAt, makeAccount } from '#features/sign-in/server/door.ts'
import { ApiError } from '#shared/api-error.ts'
import { hiddenFrom } from '#shared/blocks.ts'
import type { ResponseOf } from '#shared/contract.ts'
import { maskEmail } from '#shared/mask-address.ts'
import type { Viewer } from '#shared/viewer.ts'
import type * as contracts from '../contract/by-mail.ts'
import type { AlertDependencies } from './alert-dependencies.ts'
import { forgetAsking } from './ask-to-confirm.ts'
import { describeSearches } from './describe-search.ts'
import { nextMorning } from './next-morning.ts'
import * as queries from './queries/alerts.ts'
import { readSearch } from './read-search.ts'

/** What waits for a click. Programs that open mail before its reader may read it any number of times. */
export async function previewConfirmation(
  deps: AlertDependencies,
  { token }: { token: string },
  viewer: Viewer,
): Promise<ResponseOf<typeof contracts.previewConfirmation>> {
  const { email } = await addressIn(deps, token, viewer)
  const rows = await queries.waitingAt(deps.db, email)
  const hidden = await hiddenFrom(deps.blocks, viewer)
  const described = await describeSearches(
    deps.db,
    rows.map(({ search }) => readSearch(search)),
    { language: viewer.language, hidden },
  )
  const alerts = described.flatMap((words, at) => {
    const id = rows[at]?.id
    return id === undefined ? [] : [{ id, ...words }]
  })
  return { email: maskEmail(email), alerts }
}

/**
 * Confirms alerts that wait at the address of the token: those that its reader has seen. The click proves the address: an
 * account that has proven it gets the alerts; otherwise one is made as the specification says. Nobody is signed in by
 * it. A second click changes nothing, also at the same time.
 */
export async function confirmJobAlerts(
  deps: AlertDependencies,
  { token, ids }: z.output<typeof contracts.confirmJobAlerts.request>,
  viewer: Viewer,
): Promise<ResponseOf<typeof contracts.confirmJobAlerts>> {
  const { email, number } = await addressIn(deps, token, viewer)
  try {
    return await deps.db.transaction().execute(async (db) => {
      const here = { ...deps, db }
      const waiting = (await queries.waitingAt(db, email, { lock: true })).filter(({ id }) =>
        ids.includes(id),
      )
      const owned = waiting.filter(({ account_id }) => account_id !== null)
      await confirm(
        here,
        owned.map((row) => ({ row, accountId: row.account_id, isOwnEmail: false })),
      )
      const free = waiting.filter(({ account_id }) => account_id === null)
      const { accountId, isNew } =
        free.length === 0 ? { accountId: null, isNew: false } : await accountFor(here, viewer, email, number)
      if (accountId !== null) await refuseTooMany(here, accountId, free.length)
      await confirm(
        here,
        free.map((row) => ({ row, accountId, isOwnEmail: true })),
      )
      await forgetAsking(here, email)
      return { confirmed: waiting.length, is_new_account: isNew }
    })
  } catch (error) {
    if (error instanceof ApiError) throw error
    deps.report('A job alert could not be confirmed', error)
    throw new ApiError(41142)
  }
}

async function addressIn(deps: AlertDependencies, token: string, viewer: Viewer) {
  const found = await peekToken(deps, { purpose: 'job-alert', token, viewer })
  if (found === null) throw new ApiError(41018)
  return { ...payload.parse(found.payload), number: found.number }
}

const payload = z.object({ email: z.string() })

async function accountFor(
  deps: AlertDependencies,
  viewer: Viewer,
  email: string,
  number: number,
): Promise<{ accountId: string; isNew: boolean }> {
  const found = await accountAt(deps, viewer, 'email', { address: email, by: 'link', number })
  if (found !== null) {
    await becomeSeeker(deps.db, found.id)
    return { accountId: found.id, isNew: false }
  }
  const accountId = await makeAccount(deps, viewer, {
    ...{ email, proven: 'email', source: 'jobalert', hasAgreed: false },
    firstName: email.slice(0, email.lastIndexOf('@')).slice(0, MAX_NAME),
  })
  return { accountId, isNew: true }
}

async function refuseTooMany({ db }: AlertDependencies, accountId: string, more: number): Promise<void> {
  await lockAccount(db, accountId)
  const count = await queries.countAlerts(db, accountId)
  if (count + more > MOST_JOB_ALERTS) throw new ApiError(41144, { params: { max: MOST_JOB_ALERTS } })
}

async function confirm(
  { db, clock }: AlertDependencies,
  alerts: readonly { row: queries.AlertRow; accountId: string | null; isOwnEmail: boolean }[],
): Promise<void> {
  const now = clock.now()
  for (const { row, accountId, isOwnEmail } of alerts) {
    if (accountId === null) continue
    const nextAt = nextMorning(now, row.time_zone, row.frequency_id, row.id)
    await queries.confirmAlert(db, { id: row.id, accountId, isOwnEmail, nextAt }, now)
  }
}
