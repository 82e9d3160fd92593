import { z } from 'zod'
import { defineContract } from '#shared/contract.ts'
import { proofOutcome } from './codes.ts'
import { ticked } from './registration.ts'

export const sendMagicLink = defineContract({
  name: 'accounts.sendMagicLink',
  service: 'auth',
  method: 'POST',
  path: '/magic-link/send',
  summary: 'Mails a link for signing in or up; the response does not show whether an account exists.',
  access: 'public',
  limit: 'sign-in',
  request: z.object({
    email: z.string().max(320).optional(),
    /** The next page, a path of this site; anything else is ignored. */
    redirect: z.string().max(2000).optional(),
  }),
  response: z.object({
    sent_to: z.string(),
    /** Seconds until another link can be requested. */
    resend_in: z.number().int(),
    /** Seconds that the link is valid. */
    expires_in: z.number().int(),
  }),
  errors: [41004, 41012, 41039],
})

export const previewMagicLink = defineContract({
  name: 'accounts.lookAtMagicLink',
  service: 'auth',
  method: 'POST',
  path: '/magic-link/look',
  summary: 'Reads a link without spending it. The method is POST, so that no log contains the token.',
  access: 'public',
  limit: 'account',
  request: z.object({ token: z.string().max(200) }),
  response: z.object({
    /** `other-browser`: valid, but another browser requested it. */
    state: z.enum(['good', 'other-browser', 'used', 'expired']),
    /** The address that the link proves, masked; null if the link has ended. */
    email: z.string().nullable(),
    /** The browser that requested the link; null if the link has ended. */
    asked: z
      .object({
        /** `Firefox`; null if unknown. */
        browser: z.string().nullable(),
        /** `Windows`, `iPhone`; null if unknown. */
        system: z.string().nullable(),
        asked_at: z.iso.datetime(),
        /** ISO 3166 alpha-2 of the market that was used there. */
        country: z.string().nullable(),
      })
      .nullable(),
  }),
  errors: [],
})

export const confirmMagicLink = defineContract({
  name: 'accounts.confirmMagicLink',
  service: 'auth',
  method: 'POST',
  path: '/magic-link/confirm',
  summary: 'Spends a link and signs this browser in, even if another browser requested the link.',
  access: 'public',
  limit: 'sign-in',
  request: z.object({
    token: z.string().max(200),
    /**
     * The person’s confirmation if another browser requested the link. Without it the response has `needs:
     * 'confirm-here'`.
     */
    confirm_here: ticked.default(false),
  }),
  response: proofOutcome,
  errors: [41019, 41044, 41047, 40005],
})
