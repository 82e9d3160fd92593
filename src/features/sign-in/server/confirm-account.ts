import { CODE_RESEND_SECONDS, CODE_SECONDS } from '#config/limits.ts'
import { type AccountDependencies, type FoundAccount, findAccount } from '#features/accounts/server/door.ts'
import {
  accountOf,
  callerForAccount,
  checkCode,
  isProven,
  isRecent,
  issueCode,
  recordProof,
  sessionOf,
  strongProofs,
  weakProofs,
} from '#features/sessions/server/door.ts'
import { ApiError } from '#shared/api-error.ts'
import type { ResponseOf } from '#shared/contract.ts'
import { maskEmail, maskPhone } from '#shared/mask-address.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { getConfirmation as contract } from '../contract/codes.ts'
import type { Channel } from '../contract/phones.ts'
import { queueCodeMail, queueCodeSms } from './emails/code-emails.ts'
import type { SentCode } from './send-otp.ts'
import { takeSms } from './sms-limits.ts'
import { refuseUnreachable } from './typed-phone.ts'
import { takeCodeCheck } from './verify-otp.ts'

/**
 * A signed-in person proves again that they own the account, by a code to a proven address. A thief at an open browser,
 * or with a stolen session, does not get that code. The code is valid for this account only. An account with an app or
 * a passkey needs `confirm-by-factor` instead (docs/decisions/0019).
 */

const PURPOSE = 'confirm'

export async function getConfirmation(
  deps: AccountDependencies,
  viewer: Viewer,
): Promise<ResponseOf<typeof contract>> {
  const account = await requireAccount(deps, viewer)
  const session = sessionOf(viewer)
  const now = deps.clock.now()
  const factors = strongProofs(account)
  const shown = factors.length > 0 && isRecent(session, now) ? session.provenBy : []
  const left = weakProofs(account, now).filter((proof) => !shown.includes(proof))
  const ways = (['email', 'phone'] as const).flatMap((channel) => {
    const address = left.includes(`${channel}-code`) ? provenAddress(account, channel) : null
    return address === null ? [] : [{ channel, sent_to: maskAddress(channel, address) }]
  })
  return {
    is_needed: !isProven(account, session, now),
    factors,
    password: left.includes('password'),
    ways,
    is_half_done: weakProofs(account, now).length > left.length,
  }
}

/** Throws 41009 or 41008 if the account has not proven such an address, 41036 if it requires a stronger proof. */
export async function sendConfirmation(
  deps: AccountDependencies,
  { channel }: { channel: Channel },
  viewer: Viewer,
): Promise<SentCode> {
  const account = await requireAccount(deps, viewer)
  const to = requireAddress(provenAddress(account, channel), channel)
  refuseWeak(account, channel)
  if (channel === 'phone') refuseUnreachable(to)
  const recipient = to.toLowerCase()
  await deps.db.transaction().execute(async (transaction) => {
    const here = { ...deps, db: transaction }
    const code = await issueCode(here, {
      ...{ purpose: PURPOSE, recipient, accountId: account.id },
      grantedBy: sessionOf(viewer).id,
    })
    const userAgent = viewer.browser?.userAgent ?? ''
    const caller = await callerForAccount(here, viewer, account.id)
    const isOwn = caller.isKnown
    const message = { to, language: viewer.language, purpose: PURPOSE, code, userAgent, isOwn } as const
    if (channel === 'phone') await takeSms(here, viewer, to, caller)
    await (channel === 'phone' ? queueCodeSms : queueCodeMail)(here, message)
  })
  const sent_to = maskAddress(channel, to)
  return { channel, sent_to, resend_in: CODE_RESEND_SECONDS, expires_in: CODE_SECONDS }
}

export async function confirmAccount(
  deps: AccountDependencies,
  { channel, otp }: { channel: Channel; otp: string },
  viewer: Viewer,
): Promise<{ open_for: number }> {
  const account = await requireAccount(deps, viewer)
  const recipient = requireAddress(provenAddress(account, channel), channel).toLowerCase()
  refuseWeak(account, channel)
  await takeCodeCheck(deps, viewer)
  const proof = await checkCode(deps, { purpose: PURPOSE, recipient }, otp, { use: true })
  if (proof.accountId !== account.id) throw new ApiError(41040, { field: 'otp' })
  return recordProof(deps, viewer, account, `${channel}-code`)
}

function refuseWeak(account: FoundAccount, channel: Channel): void {
  if (!weakProofs(account, null).includes(`${channel}-code`)) throw new ApiError(41036)
}

async function requireAccount(
  { db }: Pick<AccountDependencies, 'db'>,
  viewer: Viewer,
): Promise<FoundAccount> {
  const account = await findAccount(db, accountOf(viewer))
  if (account === null) throw new ApiError(41007)
  return account
}

const provenAddress = (account: FoundAccount, channel: Channel): string | null =>
  channel === 'email'
    ? account.email_verified_at && account.email
    : account.phone_verified_at && account.phone

function requireAddress(address: string | null, channel: Channel): string {
  if (address === null) throw new ApiError(channel === 'email' ? 41009 : 41008)
  return address
}

const maskAddress = (channel: Channel, address: string): string =>
  channel === 'email' ? maskEmail(address) : maskPhone(address)
