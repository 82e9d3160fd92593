import { z } from 'zod'
import { defineContract } from '#shared/contract.ts'
import { proofOutcome } from './codes.ts'
import { ticked } from './registration.ts'

export const sendMagicLink = defineContract({
  name: 'accounts.sendMagicLink',
  service: 'auth',
  method: 'POST',
  path: '/magic-link/send',
  summary: 'Mails a link to sign in or up with; the answer is the same whether or not there is an account.',
  access: 'public',
  limit: 'sign-in',
  request: z.object({
    email: z.string().max(320).optional(),
    /** Where to afterwards, a path of this site; anything else is ignored. */
    redirect: z.string().max(2000).optional(),
  }),
  response: z.object({
    sent_to: z.string(),
    /** Seconds until another may be asked for. */
    resend_in: z.number().int(),
    /** Seconds that the link is good for. */
    expires_in: z.number().int(),
  }),
  errors: [41004, 41012, 41039],
})

export const lookAtMagicLink = defineContract({
  name: 'accounts.lookAtMagicLink',
  service: 'auth',
  method: 'POST',
  path: '/magic-link/look',
  summary: 'What a link is good for, without spending it. By POST, so that the token stands in no log.',
  access: 'public',
  limit: 'account',
  request: z.object({ token: z.string().max(200) }),
  response: z.object({
    /** `other-browser`: good, but asked for in another browser than this. */
    state: z.enum(['good', 'other-browser', 'used', 'expired']),
    /** Whose address it proves, masked; null: it is good no more. */
    email: z.string().nullable(),
    /** Which browser asked for it; null: it is good no more. */
    asked: z
      .object({
        /** `Firefox`; null: it says nothing that we know. */
        browser: z.string().nullable(),
        /** `Windows`, `iPhone`; likewise. */
        system: z.string().nullable(),
        asked_at: z.iso.datetime(),
        /** ISO 3166 alpha-2 of the site that was used there. */
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
  summary: 'Spends a link and signs this browser in, never the one that asked.',
  access: 'public',
  limit: 'sign-in',
  request: z.object({
    token: z.string().max(200),
    /** The tap that says so where another browser has asked; without it such a link answers `needs: 'confirm-here'`. */
    confirm_here: ticked.default(false),
  }),
  response: proofOutcome,
  errors: [41019, 41044, 41047, 40005],
})
