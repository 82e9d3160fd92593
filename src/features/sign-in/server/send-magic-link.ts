import type { z } from 'zod'
import { CODE_RESEND_SECONDS, MAGIC_LINK_SECONDS } from '#config/limits.ts'
import type { AccountDependencies } from '#features/accounts/server/door.ts'
import { browserMarks, ensureBrowserMark, issueToken } from '#features/sessions/server/door.ts'
import { takeShared } from '#platform/shared-limits.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { sendMagicLink as contract } from '../contract/links.ts'
import { takeCodeRequest } from './code-request-limits.ts'
import { queueLinkMail } from './emails/code-emails.ts'
import { MAGIC_LINK, type MagicLink } from './magic-links.ts'
import { typedEmail } from './typed-email.ts'

/**
 * It does not look up the account, so that neither the response nor its time reveals an account. The link is bound to
 * this browser.
 */
export async function sendMagicLink(
  deps: AccountDependencies,
  request: z.output<typeof contract.request>,
  viewer: Viewer,
): Promise<{ sent_to: string; resend_in: number; expires_in: number }> {
  const email = typedEmail(request.email ?? '')
  const redirect = request.redirect ?? null
  const { country, language } = viewer
  const userAgent = viewer.browser?.userAgent ?? ''
  const askedAt = deps.clock.now().toISOString()
  const payload: MagicLink = { email, redirect, userAgent, country, askedAt }
  const seconds = MAGIC_LINK_SECONDS
  await deps.db.transaction().execute(async (transaction) => {
    const here = { ...deps, db: transaction }
    await takeResendWait(here, viewer, email.toLowerCase())
    const target = { channel: 'email', recipient: email.toLowerCase() } as const
    const { isKnown: isOwn } = await takeCodeRequest(here, viewer, target)
    const token = await issueToken(here, { purpose: MAGIC_LINK, payload, seconds, boundTo: viewer })
    const origin = viewer.site === 'employer' ? deps.origins.employer() : deps.origins.seeker()
    const url = `${origin}/${language}/magic-link?token=${token}`
    const message = { to: email, language, purpose: 'magic-link', url, seconds, userAgent, isOwn } as const
    await queueLinkMail(here, message)
  })
  return { sent_to: email, resend_in: CODE_RESEND_SECONDS, expires_in: seconds }
}

/** Throws 41039 if this browser has just requested a link. */
async function takeResendWait(
  { db, clock }: Pick<AccountDependencies, 'db' | 'clock'>,
  viewer: Viewer,
  recipient: string,
): Promise<void> {
  const marks = new Set(
    [ensureBrowserMark(viewer), ...browserMarks(viewer)].map((mark) => mark.toString('hex')),
  )
  for (const mark of marks) {
    const of = `${recipient} ${mark}`
    const wait = { name: 'magic link wait', of, calls: 1, seconds: CODE_RESEND_SECONDS }
    await takeShared(db, clock, wait).catch((error: unknown) => {
      throw error instanceof ApiError ? new ApiError(41039, { params: error.params }) : error
    })
  }
}
