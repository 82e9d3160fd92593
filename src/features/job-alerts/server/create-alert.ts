import type { z } from 'zod'
import { MOST_JOB_ALERTS } from '#config/limits.ts'
import { timeZoneOf } from '#config/time-zones.ts'
import { findAccount } from '#features/accounts/server/door.ts'
import { typedEmail } from '#features/sign-in/server/door.ts'
import { ApiError } from '#shared/api-error.ts'
import { hiddenFrom } from '#shared/blocks.ts'
import type { ResponseOf } from '#shared/contract.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { createJobAlert as contract } from '../contract/alerts.ts'
import type { AlertDependencies } from './alert-dependencies.ts'
import { askToConfirm } from './ask-to-confirm.ts'
import { addressFor, refuseInvertedPay, zoneFor } from './choices.ts'
import { nextMorning } from './next-morning.ts'
import { presentAlerts } from './present-alerts.ts'
import * as queries from './queries/alerts.ts'
import { storedSearch } from './read-search.ts'
import { takeWaiting } from './take-waiting.ts'

type Request = z.output<typeof contract.request>
type Answer = ResponseOf<typeof contract>

/**
 * Makes an alert. A seeker's mails go to their own address at once. Any other address gets one mail with a link, and
 * nothing else before the click in it; whether it has an account, nobody learns here. The same alert a second time is
 * the first one. Throws 41144 beyond the limit, the errors of addresses and 41157 beside `email`, 41142 or 41143 if it
 * fails for a reason that is ours.
 */
export async function createJobAlert(
  deps: AlertDependencies,
  request: Request,
  viewer: Viewer,
): Promise<Answer> {
  refuseInvertedPay(request, viewer)
  const isSeeker = viewer.role === 'seeker'
  try {
    return isSeeker ? await createOwn(deps, request, viewer) : await createWaiting(deps, request, viewer)
  } catch (error) {
    if (error instanceof ApiError) throw error
    deps.report('A job alert could not be made', error)
    throw new ApiError(isSeeker ? 41143 : 41142)
  }
}

async function createOwn(deps: AlertDependencies, request: Request, viewer: Viewer): Promise<Answer> {
  const { clock } = deps
  const hidden = await hiddenFrom(deps.blocks, viewer)
  return deps.db.transaction().execute(async (db) => {
    const accountId = viewer.session?.accountId ?? null
    if (accountId === null || !(await queries.lockSeeker(db, accountId))) throw new ApiError(40005)
    const account = await findAccount(db, accountId)
    const email = addressFor(request.email, account)
    const country = account?.country ?? viewer.country
    const asked = newAlert(clock.now(), { request, viewer, accountId, email, country })
    const answer = async (row: queries.AlertRow | null): Promise<Answer> => {
      const rows = row === null ? [] : [row]
      const [job_alert = null] = await presentAlerts(db, rows, { language: viewer.language, hidden })
      return { job_alert, confirm_at: row?.is_confirmed ? null : email }
    }
    // A second press, or a second tab: two mails with the same jobs serve nobody.
    const same = await queries.findSameAlert(db, { ...asked, id: null, left_out_title_ids: [] })
    if (same !== null) return answer(same)
    if ((await queries.countAlerts(db, accountId)) >= MOST_JOB_ALERTS)
      throw new ApiError(41144, { params: { max: MOST_JOB_ALERTS } })
    if (email !== null) await takeWaiting({ ...deps, db }, viewer, email)
    const id = await queries.addAlert(db, asked, clock.now())
    if (email !== null) await askToConfirm({ ...deps, db }, viewer, { email })
    return answer(await queries.findAlert(db, id))
  })
}

async function createWaiting(deps: AlertDependencies, request: Request, viewer: Viewer): Promise<Answer> {
  const { clock } = deps
  const email = typedEmail(request.email)
  // Counted before the transaction, so that a refusal counts too.
  await takeWaiting(deps, viewer, email)
  await deps.db.transaction().execute(async (db) => {
    const now = clock.now()
    const alert = newAlert(now, { request, viewer, accountId: null, email, country: viewer.country })
    await queries.addAlert(db, alert, now)
    await askToConfirm({ ...deps, db }, viewer, { email })
  })
  return { job_alert: null, confirm_at: email }
}

interface New {
  request: Request
  viewer: Viewer
  accountId: string | null
  email: string | null
  country: string | null
}

function newAlert(now: Date, { request, viewer, accountId, email, country }: New): queries.NewAlert {
  const zone = zoneFor(request.time_zone, timeZoneOf(country ?? request.country))
  return {
    ...{ account_id: accountId, email, is_confirmed: email === null, language: viewer.language },
    ...{ search: storedSearch(request), wants_similar: request.similar, frequency_id: request.frequency },
    isAtOnce: request.at_once,
    ...{ time_zone: zone, next_at: nextMorning(now, zone, request.frequency, email ?? accountId ?? '') },
  }
}
