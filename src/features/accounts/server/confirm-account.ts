import { CODE_RESEND_SECONDS, CODE_SECONDS, RECENT_PROOF_SECONDS } from '#config/limits.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { Channel } from '../contract/phones.ts'
import { type AccountsWorld, later } from './accounts-world.ts'
import { accountOf } from './door.ts'
import { postCodeMail, postCodeSms } from './letters.ts'
import { maskPhone } from './mask-phone.ts'
import { maskedEmail } from './masked.ts'
import { checkCode, issueCode } from './one-time-codes.ts'
import { type FoundAccount, findAccount } from './queries/accounts.ts'
import { noteProof } from './queries/sessions.ts'
import type { SentCode } from './send-otp.ts'
import { takeSms } from './sms-limits.ts'
import { refuseUnreachable } from './typed-phone.ts'
import { takeCodeCheck } from './verify-otp.ts'

/**
 * Who is signed in proves anew to be the account's owner, by a code to an address that it has proven: a browser that was
 * left open, or a stolen session, does not know it. The code is good for this account alone.
 */

const PURPOSE = 'confirm'

export async function getConfirmation(
  world: AccountsWorld,
  viewer: Viewer,
): Promise<{ is_needed: boolean; ways: { channel: Channel; sent_to: string }[] }> {
  const account = await ownAccount(world, viewer)
  const ways = (['email', 'phone'] as const).flatMap((channel) => {
    const address = provenAddress(account, channel)
    return address === null ? [] : [{ channel, sent_to: masked(channel, address) }]
  })
  const openUntil = viewer.session && later(viewer.session.provenAt, RECENT_PROOF_SECONDS)
  return { is_needed: openUntil === undefined || openUntil <= world.clock.now(), ways }
}

/** Throws 41009 or 41008 where the account has not proven such an address. */
export async function sendConfirmation(
  world: AccountsWorld,
  viewer: Viewer,
  { channel }: { channel: Channel },
): Promise<SentCode> {
  const account = await ownAccount(world, viewer)
  const to = mustHave(provenAddress(account, channel), channel)
  if (channel === 'phone') refuseUnreachable(to)
  const recipient = to.toLowerCase()
  await world.db.transaction().execute(async (transaction) => {
    const here = { ...world, db: transaction }
    const code = await issueCode(here, { purpose: PURPOSE, recipient, accountId: account.id })
    const letter = { to, language: viewer.language, purpose: PURPOSE, code } as const
    if (channel === 'phone') await takeSms(here, viewer, to)
    await (channel === 'phone' ? postCodeSms : postCodeMail)(here, letter)
  })
  const sent_to = masked(channel, to)
  return { channel, sent_to, resend_in: CODE_RESEND_SECONDS, expires_in: CODE_SECONDS }
}

export async function confirmAccount(
  world: AccountsWorld,
  viewer: Viewer,
  { channel, otp }: { channel: Channel; otp: string },
): Promise<{ open_for: number }> {
  const account = await ownAccount(world, viewer)
  const recipient = mustHave(provenAddress(account, channel), channel).toLowerCase()
  await takeCodeCheck(world, viewer)
  const proof = await checkCode(world, { purpose: PURPOSE, recipient }, otp, { use: true })
  if (proof.accountId !== account.id || viewer.session === undefined) {
    throw new ApiError(41040, { field: 'otp' })
  }
  const provenBy = channel === 'email' ? 'email-code' : 'phone-code'
  await noteProof(world.db, viewer.session.id, { provenBy, now: world.clock.now() })
  return { open_for: RECENT_PROOF_SECONDS }
}

async function ownAccount({ db }: Pick<AccountsWorld, 'db'>, viewer: Viewer): Promise<FoundAccount> {
  const account = await findAccount(db, accountOf(viewer))
  if (account === null) throw new ApiError(41007)
  return account
}

const provenAddress = (account: FoundAccount, channel: Channel): string | null =>
  channel === 'email'
    ? account.email_verified_at && account.email
    : account.phone_verified_at && account.phone

function mustHave(address: string | null, channel: Channel): string {
  if (address === null) throw new ApiError(channel === 'email' ? 41009 : 41008)
  return address
}

const masked = (channel: Channel, address: string): string =>
  channel === 'email' ? maskedEmail(address) : maskPhone(address)
