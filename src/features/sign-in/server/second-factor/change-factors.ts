import {
  type AccountDependencies,
  type AccountEvent,
  type FoundAccount,
  findAccount,
} from '#features/accounts/server/door.ts'
import { beginAccountChange, requireRecentProof } from '#features/sessions/server/door.ts'
import { ApiError } from '#shared/api-error.ts'
import { requireAllowed } from '#shared/verdict.ts'
import type { Viewer } from '#shared/viewer.ts'
import { mayWithFactors } from '../policy.ts'
import { removeApp, setAsksEmailCode } from '../queries/second-factors.ts'
import { notifyFactorChange } from './notify-factor-change.ts'
import { dropRecoveryCodes, firstRecoveryCodes } from './recovery-codes.ts'
import { isProvenByFactor } from './require-factor-proof.ts'

/** Turns the code by mail on or off. Throws 41009 if no address is proven. */
export async function setEmailCode(
  deps: AccountDependencies,
  { enabled }: { enabled: boolean },
  viewer: Viewer,
): Promise<{ recovery_codes: string[] | null }> {
  const recovery_codes = await changeFactors(deps, viewer, async ({ db, clock }, account) => {
    if (enabled) requireAllowed(mayWithFactors(account, isProvenByFactor(account, viewer)).ask_email_code)
    const isChanged = await setAsksEmailCode(db, account.id, enabled, clock.now())
    return isChanged ? (enabled ? 'email-code-on' : 'email-code-off') : null
  })
  return { recovery_codes }
}

/** Removes the authenticator app. */
export async function removeAuthenticator(
  deps: AccountDependencies,
  viewer: Viewer,
): Promise<Record<string, never>> {
  await changeFactors(deps, viewer, async ({ db }, { id }) =>
    (await removeApp(db, id)) ? 'app-removed' : null,
  )
  return {}
}

/**
 * Changes the second factors of an account, one change at a time. It requires a recent proof, tells the owner, and
 * keeps recovery codes as long as a second factor is on. Returns the recovery codes that it made.
 *
 * @param change returns the event; null: nothing has changed
 */
export async function changeFactors(
  deps: AccountDependencies,
  viewer: Viewer,
  change: (here: AccountDependencies, account: FoundAccount) => Promise<AccountEvent | null>,
): Promise<string[] | null> {
  const accountId = await requireRecentProof(deps, viewer)
  return deps.db.transaction().execute(async (db) => {
    const here = { ...deps, db }
    await beginAccountChange(db, viewer)
    const account = await requireAccount(here, accountId)
    const event = await change(here, account)
    if (event === null) return null
    await notifyFactorChange(here, viewer, account, event)
    const changed = await requireAccount(here, accountId)
    if (changed.has_app || changed.asks_email_code) return firstRecoveryCodes(here, accountId)
    await dropRecoveryCodes(here, accountId)
    return null
  })
}

async function requireAccount({ db }: AccountDependencies, accountId: string): Promise<FoundAccount> {
  const account = await findAccount(db, accountId)
  if (account === null) throw new ApiError(40003)
  return account
}
