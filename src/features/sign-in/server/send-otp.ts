import type { z } from 'zod'
import { CODE_RESEND_SECONDS, CODE_SECONDS } from '#config/limits.ts'
import type { AccountDependencies } from '#features/accounts/server/door.ts'
import { issueCode } from '#features/sessions/server/door.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { sendOtp as contract } from '../contract/codes.ts'
import type { Channel } from '../contract/phones.ts'
import { takeCodeRequest } from './code-request-limits.ts'
import { queueCodeMail, queueCodeSms } from './emails/code-emails.ts'
import { typedAddress } from './typed-address.ts'
import { refuseUnreachable } from './typed-phone.ts'

export interface SentCode {
  channel: Channel
  sent_to: string
  resend_in: number
  expires_in: number
}

/** It does not look up the account, so that neither the response nor its time reveals an account. */
export async function sendOtp(
  deps: AccountDependencies,
  request: z.output<typeof contract.request>,
  viewer: Viewer,
): Promise<SentCode> {
  const { channel, address, recipient } = typedAddress(request, viewer)
  const { purpose } = request
  if (channel === 'phone') refuseUnreachable(address)
  await deps.db.transaction().execute(async (transaction) => {
    const here = { ...deps, db: transaction }
    const code = await issueCode(here, { purpose, recipient, boundTo: viewer })
    const { isKnown: isOwn } = await takeCodeRequest(here, viewer, { channel, recipient })
    const message = { to: address, language: viewer.language, purpose, code, isOwn }
    const userAgent = viewer.browser?.userAgent ?? ''
    await (channel === 'phone' ? queueCodeSms(here, message) : queueCodeMail(here, { ...message, userAgent }))
  })
  return { channel, sent_to: address, resend_in: CODE_RESEND_SECONDS, expires_in: CODE_SECONDS }
}
