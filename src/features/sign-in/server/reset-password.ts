import {
  type AccountDependencies,
  findAccount,
  findAccountByEmail,
  lockAccount,
  queueNoticeIfAllowed,
  recordAccountEvent,
} from '#features/accounts/server/door.ts'
import { notify } from '#features/notifications/server/door.ts'
import { checkCode, endSessionsOf } from '#features/sessions/server/door.ts'
import { hashPassword } from '#platform/passwords/argon2.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { SignedIn } from '../contract/signed-in.ts'
import { refusePoorPassword } from './new-password.ts'
import { siteOf } from './our-sites.ts'
import { accountAt } from './prove-address.ts'
import { setPassword } from './queries/passwords.ts'
import { canReset, RESET_PURPOSE } from './request-reset.ts'
import { forgetFactorTries } from './second-factor/pending-sign-in.ts'
import { signIn } from './sign-in.ts'
import { typedEmail } from './typed-email.ts'
import { RESET_COOKIE, type ResetProof, ticketOf } from './verify-reset.ts'

interface ResetRequest {
  new_password: string
  otp?: string | undefined
  email?: string | undefined
  redirect?: string | undefined
}

/**
 * Sets a new password by a code from the mail: the code is spent, every session and pending proof ends, and the person
 * is signed in. A refused code never reveals whether there is an account. Throws what `checkCode`, `refusePoorPassword`
 * and `signIn` throw; 41043 without a code or ticket.
 */
export async function resetPassword(
  deps: AccountDependencies,
  { new_password, redirect, ...shown }: ResetRequest,
  viewer: Viewer,
): Promise<SignedIn> {
  const proof = await readProof(deps, viewer, shown)
  const key = { purpose: RESET_PURPOSE, recipient: proof.email, boundTo: viewer }
  // A try counts even if a later check fails. The code is spent only together with the new password.
  await checkCode(deps, key, proof.otp, { use: false })
  const before = await findAccountByEmail(deps.db, proof.email)
  if (before === null || !canReset(before)) throw new ApiError(41005, { field: 'otp' })
  const personal = [before.first_name, before.last_name, before.first_name + before.last_name, proof.email]
  refusePoorPassword(new_password, { personal, field: 'new_password' })
  const passwordHash = await hashPassword(new_password)
  const changed = await deps.db.transaction().execute(async (db) => {
    const here = { ...deps, db }
    const { number } = await checkCode(here, key, proof.otp, { use: true })
    await lockAccount(db, before.id)
    const address = { address: proof.email, by: 'email-code', number } as const
    const account = await accountAt(here, viewer, 'email', address)
    if (account === null) throw new ApiError(41005, { field: 'otp' })
    await endSessionsOf(here, account.id)
    await forgetFactorTries(here, account.id)
    await setPassword(db, account.id, passwordHash, deps.clock.now())
    await recordAccountEvent(here, viewer, account.id, 'password-reset')
    const letter = { to: account.email ?? proof.email, language: account.language }
    await queueNoticeIfAllowed(here, { ...letter, notice: 'password-changed' })
    const userAgent = viewer.browser?.userAgent
    await notify(here, [{ accountId: account.id, kind: 'password-changed', userAgent }])
    return findAccount(db, account.id)
  })
  viewer.browser?.dropCookie(RESET_COOKIE)
  const site = siteOf(viewer)
  if (changed === null) throw new ApiError(41007)
  const { id: accountId, proofs_valid_from: proofNumber } = changed
  return signIn(deps, viewer, { accountId, site, proof: 'email-code', proofNumber, redirect })
}

async function readProof(
  deps: AccountDependencies,
  viewer: Viewer,
  { email = '', otp = '' }: Pick<ResetRequest, 'email' | 'otp'>,
): Promise<ResetProof> {
  if (otp !== '') return { email: typedEmail(email).toLowerCase(), otp }
  const ticket = await ticketOf(deps, viewer)
  if (ticket === null) throw new ApiError(41043, { field: 'otp' })
  return ticket
}
