import { z } from 'zod'
import { CODE_RESEND_SECONDS, CODE_SECONDS } from '#config/limits.ts'
import {
  type AccountDependencies,
  type FoundAccount,
  findAccount,
  recordAccountEvent,
} from '#features/accounts/server/door.ts'
import { accountOf, checkCode, peekToken } from '#features/sessions/server/door.ts'
import { ApiError } from '#shared/api-error.ts'
import { maskEmail } from '#shared/mask-address.ts'
import type { Viewer } from '#shared/viewer.ts'
import { accountAt } from './prove-address.ts'
import { setEmailProven } from './queries/proofs.ts'
import { sendEmailProof } from './send-email-proof.ts'

const PURPOSE = 'verify-email' as const

/** Sends a code and a link. Throws 41004 (no address), 41002 (proven already), 41039, 40006. */
export async function generateEmailOtp(deps: AccountDependencies, viewer: Viewer) {
  const { id, email } = await requireUnprovenEmail(deps, viewer)
  await deps.db
    .transaction()
    .execute((db) => sendEmailProof({ ...deps, db }, viewer, { id, email }, { isAskedFor: true }))
  return { email: maskEmail(email), resend_after: CODE_RESEND_SECONDS, expires_after: CODE_SECONDS }
}

/** Reads a link. Programs that open mail before its reader may do so any number of times. Throws 41018. */
export async function previewEmailLink(
  deps: AccountDependencies,
  { code }: { code: string },
  viewer: Viewer,
) {
  const { account, email, isHere } = await readLink(deps, viewer, code)
  return { email: maskEmail(email), is_verified: account.email_verified_at !== null, is_here: isHere }
}

/**
 * Proves an account's address by a link or six digits. The link works only in the browser that requested it, or where
 * the account is signed in (otherwise 40003): an attacker may have made the account with a stranger's address, and the
 * stranger's click must not prove it. Also throws 41018 and the errors of `checkCode`.
 */
export async function verifyEmail(
  deps: AccountDependencies,
  { code = '', otp = '' }: { code?: string | undefined; otp?: string | undefined },
  viewer: Viewer,
): Promise<{ is_email_verify: true }> {
  if (code !== '') await verifyByLink(deps, viewer, code)
  else await verifyByDigits(deps, viewer, otp)
  return { is_email_verify: true }
}

async function verifyByLink(deps: AccountDependencies, viewer: Viewer, code: string): Promise<void> {
  const { account, isHere } = await readLink(deps, viewer, code)
  if (!isHere) throw new ApiError(40003)
  if (account.email_verified_at !== null) return
  await setEmailProven(deps.db, account.id, deps.clock.now())
  await recordAccountEvent(deps, viewer, account.id, 'email-verified')
}

async function verifyByDigits(deps: AccountDependencies, viewer: Viewer, otp: string): Promise<void> {
  const { email } = await requireUnprovenEmail(deps, viewer)
  const key = { purpose: PURPOSE, recipient: email.toLowerCase() }
  await checkCode(deps, key, otp, { use: false })
  await deps.db.transaction().execute(async (db) => {
    const here = { ...deps, db }
    const { number } = await checkCode(here, key, otp, { use: true })
    const account = await accountAt(here, viewer, 'email', { address: email, by: 'email-code', number })
    if (account === null) throw new ApiError(41040, { field: 'otp' })
    await recordAccountEvent(here, viewer, account.id, 'email-verified')
  })
}

/** A link stays valid for a day, so that a second click is not an error. It ends when the address changes. */
async function readLink(deps: AccountDependencies, viewer: Viewer, code: string) {
  const token = await peekToken(deps, { purpose: PURPOSE, token: code, viewer })
  const account =
    token === null || token.account_id === null ? null : await findAccount(deps.db, token.account_id)
  if (token === null || account === null) throw new ApiError(41018)
  const { email } = z.object({ email: z.string() }).parse(token.payload)
  if (account.email?.toLowerCase() !== email.toLowerCase()) throw new ApiError(41018)
  return { account, email, isHere: token.isHere || viewer.session?.accountId === account.id }
}

async function requireUnprovenEmail(
  { db }: AccountDependencies,
  viewer: Viewer,
): Promise<FoundAccount & { email: string }> {
  const account = await findAccount(db, accountOf(viewer))
  if (account === null) throw new ApiError(40003)
  const { email } = account
  if (email === null) throw new ApiError(41004, { field: 'email' })
  if (account.email_verified_at !== null) throw new ApiError(41002)
  return { ...account, email }
}
