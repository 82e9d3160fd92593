import { CODE_RESEND_SECONDS, CODES_PER_HOUR } from '#config/limits.ts'
import type { AccountDependencies, FoundAccount } from '#features/accounts/server/door.ts'
import {
  type CodeKey,
  callerForAccount,
  issueCode,
  lastCode,
  takeForCaller,
} from '#features/sessions/server/door.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import { queueCodeMail } from '../emails/code-emails.ts'

/** Sends the code of a second factor to the account's address. Throws 41039 and 40006 like any code. */
export async function queueSecondFactorCode(
  deps: AccountDependencies,
  viewer: Viewer,
  account: Pick<FoundAccount, 'id' | 'email'>,
): Promise<void> {
  const { email } = account
  if (email === null) throw new ApiError(41036)
  const caller = await callerForAccount(deps, viewer, account.id)
  const of = `${account.id} ${caller.place}`
  await takeForCaller(deps, caller, { name: 'second factor codes', of, calls: CODES_PER_HOUR, seconds: 3600 })
  const code = await issueCode(deps, { ...secondFactorCode(viewer, email), accountId: account.id })
  const userAgent = viewer.browser?.userAgent ?? ''
  const message = { to: email, language: viewer.language, purpose: 'second-factor', code, userAgent } as const
  const isOwn = caller.isKnown
  await queueCodeMail(deps, { ...message, isOwn })
}

/** Sends the code automatically, and ignores a reached limit: the person sees the limit when they request a code. */
export async function offerSecondFactorCode(
  deps: AccountDependencies,
  viewer: Viewer,
  account: FoundAccount,
): Promise<void> {
  try {
    await queueSecondFactorCode(deps, viewer, account)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
}

/** Seconds until another code can be sent; null if there is no valid code. */
export async function secondsToResend(
  { db, clock }: Pick<AccountDependencies, 'db' | 'clock'>,
  viewer: Viewer,
  email: string,
): Promise<number | null> {
  const sent = await lastCode({ db }, secondFactorCode(viewer, email))
  const now = clock.now()
  if (sent === null || sent.used_at !== null || sent.expires_at <= now) return null
  const passed = (now.getTime() - sent.sent_at.getTime()) / 1000
  return Math.max(0, Math.ceil(CODE_RESEND_SECONDS - passed))
}

/** The code is bound to the browser, so that another person with the password cannot use up its tries. */
export const secondFactorCode = (viewer: Viewer, email: string): CodeKey => ({
  boundTo: viewer,
  purpose: 'second-factor',
  recipient: email.toLowerCase(),
})
