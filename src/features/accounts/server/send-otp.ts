import type { z } from 'zod'
import { CODE_RESEND_SECONDS, CODE_SECONDS, SIGN_IN_MAILS_PER_NETWORK } from '#config/limits.ts'
import { networkOf } from '#platform/http/rate-limits.ts'
import { takeShared } from '#platform/shared-limits.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { sendOtp as contract } from '../contract/codes.ts'
import type { Channel } from '../contract/phones.ts'
import type { AccountsWorld } from './accounts-world.ts'
import { postCodeMail, postCodeSms } from './letters.ts'
import { issueCode } from './one-time-codes.ts'
import { takeSms } from './sms-limits.ts'
import { typedAddress } from './typed-address.ts'
import { refuseUnreachable } from './typed-phone.ts'

export interface SentCode {
  channel: Channel
  sent_to: string
  resend_in: number
  expires_in: number
}

/** Nobody is looked up: what is answered, and when, says nothing about accounts. */
export async function sendOtp(
  world: AccountsWorld,
  viewer: Viewer,
  request: z.output<typeof contract.request>,
): Promise<SentCode> {
  const { channel, address, recipient } = typedAddress(request, viewer)
  const { purpose } = request
  if (channel === 'phone') refuseUnreachable(address)
  await world.db.transaction().execute(async (transaction) => {
    const here = { ...world, db: transaction }
    const code = await issueCode(here, { purpose, recipient })
    const letter = { to: address, language: viewer.language, purpose, code }
    if (channel === 'phone') {
      await takeSms(here, viewer, address)
      await postCodeSms(here, letter)
    } else {
      await takeSignInMail(here, viewer)
      await postCodeMail(here, letter)
    }
  })
  return { channel, sent_to: address, resend_in: CODE_RESEND_SECONDS, expires_in: CODE_SECONDS }
}

/** Counts a letter that anybody may have sent to any address. Throws 40006. */
export const takeSignInMail = (
  { db, clock }: Pick<AccountsWorld, 'db' | 'clock'>,
  { address }: Pick<Viewer, 'address'>,
): Promise<void> =>
  takeShared(db, clock, {
    name: 'sign-in mails',
    of: networkOf(address),
    calls: SIGN_IN_MAILS_PER_NETWORK,
    seconds: 3600,
  })
