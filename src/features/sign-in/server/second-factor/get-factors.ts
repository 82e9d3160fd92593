import { type AccountDependencies, findAccount } from '#features/accounts/server/door.ts'
import { sessionOf } from '#features/sessions/server/door.ts'
import { ApiError } from '#shared/api-error.ts'
import type { ResponseOf } from '#shared/contract.ts'
import { maskEmail } from '#shared/mask-address.ts'
import { isAllowed } from '#shared/verdict.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { getFactors as contract } from '../../contract/second-factor.ts'
import { mayWithFactors, mayWithPasskey } from '../policy.ts'
import { listPasskeys } from '../queries/passkeys.ts'
import { countRecoveryCodes, findApp } from '../queries/second-factors.ts'
import { signInMethodsOf } from '../sign-in-methods.ts'
import { isProvenByFactor } from './require-factor-proof.ts'

/** The second factors for the owner's settings. */
export async function getFactors(
  { db }: AccountDependencies,
  viewer: Viewer,
): Promise<ResponseOf<typeof contract>> {
  const { accountId } = sessionOf(viewer)
  const [account, app, passkeys, left] = await Promise.all([
    findAccount(db, accountId),
    findApp(db, accountId),
    listPasskeys(db, accountId),
    countRecoveryCodes(db, accountId),
  ])
  if (account === null) throw new ApiError(40003)
  const { email, email_verified_at, asks_email_code } = account
  const { add_factor, ask_email_code, renew_recovery_codes } = mayWithFactors(
    account,
    isProvenByFactor(account, viewer),
  )
  const { remove } = mayWithPasskey(await signInMethodsOf({ db }, account))
  return {
    is_on: app !== null || asks_email_code,
    app: app === null ? null : { added_at: app.confirmed_at.toISOString() },
    email_code: {
      is_on: asks_email_code,
      email: email === null || email_verified_at === null ? null : maskEmail(email),
    },
    recovery_codes_left: left,
    may: {
      add_factor: isAllowed(add_factor),
      ask_email_code: isAllowed(ask_email_code),
      renew_recovery_codes: isAllowed(renew_recovery_codes),
    },
    passkeys: passkeys.map(({ id, name, created_at, last_used_at, is_backed_up }) => ({
      ...{ id, name, is_backed_up },
      created_at: created_at.toISOString(),
      last_used_at: last_used_at?.toISOString() ?? null,
      may: { remove: isAllowed(remove) },
    })),
  }
}
