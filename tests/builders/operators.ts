import { Secret, TOTP } from 'otpauth'
import { findAccountByEmail } from '#features/accounts/server/queries/accounts.ts'
import { grantOperator } from '#features/operators/server/appoint-operator.ts'
import { recordSetUp } from '#features/operators/server/queries/operators.ts'
import { insertApp } from '#features/sign-in/server/queries/second-factors.ts'
import { newAppSecret, sealOf } from '#features/sign-in/server/second-factor/authenticator-codes.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { Secrets } from '#platform/secrets.ts'

/**
 * Makes the account of a verified address an operator who has opened the link and set up an app; returns the app's
 * secret, in base32.
 */
export async function addOperator(
  { db, clock, secrets }: { db: Db; clock: Clock; secrets: Secrets },
  email: string,
): Promise<string> {
  const account = await findAccountByEmail(db, email)
  const { link } = await grantOperator({ db, clock }, email)
  if (account === null || link === null) throw new Error(`${email} cannot be an operator.`)
  const secret = newAppSecret()
  const sealed = secrets.seal(sealOf(account.id), secret)
  await insertApp(db, { accountId: account.id, secret: sealed, step: 0, now: clock.now() })
  await recordSetUp(db, account.id, clock.now())
  return secret
}

/** The authenticator app. */
export const appWith = (secret: string): TOTP => new TOTP({ secret: Secret.fromBase32(secret) })
