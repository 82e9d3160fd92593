import {
  type AccountEvent,
  type AccountsWorld,
  type FoundAccount,
  findAccount,
} from '#features/accounts/server/door.ts'
import { beginAccountChange, requireRecentProof } from '#features/sessions/server/door.ts'
import { ApiError } from '#shared/api-error.ts'
import { requireAllowed } from '#shared/verdict.ts'
import type { Viewer } from '#shared/viewer.ts'
import { mayWithFactors } from '../policy.ts'
import { removeApp, setAsksEmailCode } from '../queries/second-factors.ts'
import { dropRecoveryCodes, firstRecoveryCodes } from './recovery-codes.ts'
import { isProvenByFactor } from './require-factor-proof.ts'
import { tellChange } from './tell-change.ts'

/** Whether signing in asks for a code by mail. Throws 41009 where no address is proven to send it to. */
export async function setEmailCode(
  world: AccountsWorld,
  { enabled }: { enabled: boolean },
  viewer: Viewer,
): Promise<{ recovery_codes: string[] | null }> {
  const recovery_codes = await changeFactors(world, viewer, async ({ db, clock }, account) => {
    if (enabled) requireAllowed(mayWithFactors(account, isProvenByFactor(account, viewer)).ask_email_code)
    const isChanged = await setAsksEmailCode(db, account.id, enabled, clock.now())
    return isChanged ? (enabled ? 'email-code-on' : 'email-code-off') : null
  })
  return { recovery_codes }
}

/** Signing in asks no more for the app. */
export async function removeAuthenticator(
  world: AccountsWorld,
  viewer: Viewer,
): Promise<Record<string, never>> {
  await changeFactors(world, viewer, async ({ db }, { id }) =>
    (await removeApp(db, id)) ? 'app-removed' : null,
  )
  return {}
}

/**
 * One change at a time of what an account asks for: by who has proven just now to be its owner, told to them, and with
 * recovery codes as long as anything is asked for. Answers those that were made by it.
 *
 * @param change answers what has happened; null: nothing
 */
export async function changeFactors(
  world: AccountsWorld,
  viewer: Viewer,
  change: (here: AccountsWorld, account: FoundAccount) => Promise<AccountEvent | null>,
): Promise<string[] | null> {
  const accountId = await requireRecentProof(world, viewer)
  return world.db.transaction().execute(async (db) => {
    const here = { ...world, db }
    await beginAccountChange(db, viewer)
    const account = await existing(here, accountId)
    const event = await change(here, account)
    if (event === null) return null
    await tellChange(here, viewer, account, event)
    const changed = await existing(here, accountId)
    if (changed.has_app || changed.asks_email_code) return firstRecoveryCodes(here, accountId)
    await dropRecoveryCodes(here, accountId)
    return null
  })
}

async function existing({ db }: AccountsWorld, accountId: string): Promise<FoundAccount> {
  const account = await findAccount(db, accountId)
  if (account === null) throw new ApiError(40003)
  return account
}
