import { Secret, TOTP } from 'otpauth'
import { DEFAULT_SITE } from '#config/site.ts'
import type { AccountDependencies } from '#features/accounts/server/door.ts'
import { findApp, spendTimeStep } from '../queries/second-factors.ts'

/**
 * Codes of authenticator apps (RFC 6238): six digits, a new code every 30 seconds, and SHA-1, which all apps support.
 */

const PERIOD = 30
const SECRET_BYTES = 20

/** In base32. */
export const newAppSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

export const appOf = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: DEFAULT_SITE.name, label, secret: Secret.fromBase32(secret), digits: 6, period: PERIOD })

/** The time step of a code: the current one, the one before or after; null for a wrong code. */
export function stepOf(
  { clock }: Pick<AccountDependencies, 'clock'>,
  secret: string,
  code: string,
): number | null {
  const timestamp = clock.now().getTime()
  const distance = appOf(secret).validate({ token: code, timestamp, window: 1 })
  return distance === null ? null : TOTP.counter({ period: PERIOD, timestamp }) + distance
}

/** Spends a code of the account's app. Returns false if the code is wrong, or if it or a later code was used. */
export async function spendAppCode(
  deps: AccountDependencies,
  accountId: string,
  code: string,
): Promise<boolean> {
  const app = await findApp(deps.db, accountId)
  if (app === null) return false
  const step = stepOf(deps, deps.secrets.open(sealOf(accountId), app.secret), code)
  return step !== null && spendTimeStep(deps.db, { accountId, secret: app.secret, step })
}

/** Secrets are encrypted for one account; in another account's row they cannot be decrypted. */
export const sealOf = (accountId: string): string => `authenticator ${accountId}`
