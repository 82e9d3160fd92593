import { z } from 'zod'
import { defineContract } from '#shared/contract.ts'
import { otp } from './otp.ts'

export const generateEmailOtp = defineContract({
  name: 'accounts.generateEmailOtp',
  service: 'data',
  method: 'POST',
  path: '/email/generate-otp',
  summary: 'Sends the email address of whoever is signed in a code and a link to prove it with.',
  access: 'account',
  limit: 'sign-in',
  request: z.object({}),
  response: z.object({
    /** Where to, masked: `m…a@mail.example`. */
    email: z.string(),
    /** Seconds until another can be asked for. */
    resend_after: z.number().int(),
    expires_after: z.number().int(),
  }),
  errors: [40003, 40006, 41002, 41004, 41039, 41050],
})

export const lookAtEmailLink = defineContract({
  name: 'accounts.lookAtEmailLink',
  service: 'data',
  method: 'GET',
  path: '/email/verify',
  summary: 'What a link for proving an email address is about; nothing happens by looking.',
  access: 'public',
  limit: 'sign-in',
  request: z.object({ code: z.string().max(200) }),
  response: z.object({
    /** The address, masked. */
    email: z.string(),
    is_verified: z.boolean(),
    /** This browser asked for it, or its owner is signed in here; otherwise they have to sign in first. */
    is_here: z.boolean(),
  }),
  errors: [41018],
})

export const verifyEmail = defineContract({
  name: 'accounts.verifyEmail',
  service: 'data',
  method: 'POST',
  path: '/email/verify',
  summary: 'Proves an email address by the code of a link, or by six digits for whoever is signed in.',
  access: 'public',
  limit: 'sign-in',
  request: z.object({
    /** Of the link. */
    code: z.string().max(200).optional(),
    /** Of the letter. */
    otp: otp.optional(),
  }),
  response: z.object({ is_email_verify: z.literal(true) }),
  errors: [40003, 41002, 41018, 41040, 41041, 41042, 41043],
})
