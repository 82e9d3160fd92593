import type { z } from 'zod'
import { MOST_JOB_ALERTS } from '#config/limits.ts'
import { findAccount } from '#features/accounts/server/door.ts'
import { accountOf } from '#features/sessions/server/door.ts'
import type { Db } from '#platform/db/database.ts'
import { ApiError } from '#shared/api-error.ts'
import { hiddenFrom } from '#shared/blocks.ts'
import type { ResponseOf } from '#shared/contract.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { JobAlert } from '../contract/alert.ts'
import type * as contracts from '../contract/alerts.ts'
import type { AlertDependencies } from './alert-dependencies.ts'
import { askToConfirm } from './ask-to-confirm.ts'
import { addressFor, refuseInvertedPay, zoneFor } from './choices.ts'
import type { DescribedFor } from './describe-search.ts'
import { nextMorning } from './next-morning.ts'
import { presentAlerts } from './present-alerts.ts'
import * as queries from './queries/alerts.ts'
import { storedSearch } from './read-search.ts'
import { takeWaiting } from './take-waiting.ts'

type Deps = Pick<AlertDependencies, 'db' | 'clock' | 'blocks'>

export async function listJobAlerts(
  { db, blocks }: Pick<Deps, 'db' | 'blocks'>,
  viewer: Viewer,
): Promise<ResponseOf<typeof contracts.listJobAlerts>> {
  const hidden = await hiddenFrom(blocks, viewer)
  const rows = await queries.listAlerts(db, accountOf(viewer))
  return {
    job_alerts: await presentAlerts(db, rows, { language: viewer.language, hidden }),
    max: MOST_JOB_ALERTS,
    may: { create: rows.length < MOST_JOB_ALERTS },
  }
}

export async function getJobAlert(
  { db, blocks }: Pick<Deps, 'db' | 'blocks'>,
  { id }: { id: string },
  viewer: Viewer,
): Promise<JobAlert> {
  const hidden = await hiddenFrom(blocks, viewer)
  return present(db, await ownAlert(db, id, viewer), { language: viewer.language, hidden })
}

/**
 * Replaces what is chosen. Another address than the account's waits for a click. Throws 41141, 41139, 41012, 41157,
 * 40006, and 41158 beside `query` if another alert of theirs is the same: two mails with the same jobs serve nobody.
 */
export async function updateJobAlert(
  deps: AlertDependencies,
  { id, left_out_titles, ...request }: z.output<typeof contracts.updateJobAlert.request>,
  viewer: Viewer,
): Promise<ResponseOf<typeof contracts.updateJobAlert>> {
  const { clock } = deps
  refuseInvertedPay(request, viewer)
  // Before the transaction: it is asked by a connection of its own.
  const hidden = await hiddenFrom(deps.blocks, viewer)
  return deps.db.transaction().execute(async (db) => {
    await queries.lockSeeker(db, accountOf(viewer))
    if (!(await queries.lockAlert(db, id))) throw new ApiError(41141)
    const before = await ownAlert(db, id, viewer)
    const now = clock.now()
    const account = await findAccount(db, accountOf(viewer))
    const email = addressFor(request.email, account)
    const isSame = email === null || email.toLowerCase() === before.email?.toLowerCase()
    const isConfirmed = email === null || (isSame && before.is_confirmed)
    const zone = zoneFor(request.time_zone, before.time_zone)
    const changed = {
      ...{ email, is_confirmed: isConfirmed, search: storedSearch(request), time_zone: zone },
      ...{ wants_similar: request.similar, frequency_id: request.frequency },
      isAtOnce: request.at_once,
      left_out_title_ids: before.left_out_title_ids.filter((title) => left_out_titles.includes(title)),
      next_at: nextMorning(now, zone, request.frequency, id),
    }
    if (!before.is_paused) await refuseSame(db, { ...before, ...changed })
    // Whoever changes one alert again and again reaches no more strangers than whoever makes many.
    if (email !== null && !isSame) await takeWaiting({ ...deps, db }, viewer, email)
    await queries.updateAlert(db, id, changed, now)
    if (email !== null && !isSame) await askToConfirm({ ...deps, db }, viewer, { email })
    const reader = { language: viewer.language, hidden }
    const job_alert = await present(db, await ownAlert(db, id, viewer), reader)
    return { job_alert, confirm_at: isConfirmed ? null : email }
  })
}

/** Throws 41158 if one goes on that is the same as another. */
export async function pauseJobAlert(
  { db, clock, blocks }: Deps,
  { id, is_paused: isPaused }: { id: string; is_paused: boolean },
  viewer: Viewer,
): Promise<JobAlert> {
  const hidden = await hiddenFrom(blocks, viewer)
  return db.transaction().execute(async (transaction) => {
    await queries.lockSeeker(transaction, accountOf(viewer))
    const alert = await ownAlert(transaction, id, viewer)
    const { account_id: accountId, time_zone, frequency_id } = alert
    if (alert.is_paused && !isPaused)
      await refuseSame(transaction, { ...alert, isAtOnce: alert.at_once_since !== null })
    const now = clock.now()
    const nextAt = nextMorning(now, time_zone, frequency_id, id)
    await queries.setPaused(transaction, { id, accountId, isPaused, nextAt }, now)
    return present(transaction, await ownAlert(transaction, id, viewer), {
      language: viewer.language,
      hidden,
    })
  })
}

export async function deleteJobAlert(
  { db }: Pick<Deps, 'db'>,
  { id }: { id: string },
  viewer: Viewer,
): Promise<Record<string, never>> {
  if (!(await queries.deleteAlert(db, id, accountOf(viewer)))) throw new ApiError(41141)
  return {}
}

/** Throws 41141, whether the alert is somebody else's or nobody's. */
export async function ownAlert(db: Db, id: string, viewer: Viewer): Promise<queries.AlertRow> {
  const found = await queries.findAlert(db, id)
  if (found === null || found.account_id !== accountOf(viewer)) throw new ApiError(41141)
  return found
}

async function refuseSame(db: Db, alert: Parameters<typeof queries.findSameAlert>[1]): Promise<void> {
  if ((await queries.findSameAlert(db, alert)) !== null) throw new ApiError(41158, { field: 'query' })
}

async function present(db: Db, row: queries.AlertRow, reader: DescribedFor): Promise<JobAlert> {
  const [alert] = await presentAlerts(db, [row], reader)
  if (alert === undefined) throw new ApiError(41141)
  return alert
}
