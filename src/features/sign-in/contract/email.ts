import { z } from 'zod'
import { defineContract } from '#shared/contract.ts'
import { otp } from './otp.ts'

export const generateEmailOtp = defineContract({
  name: 'accounts.generateEmailOtp',
  service: 'data',
  method: 'POST',
  path: '/email/generate-otp',
  summary: 'Sends a code and a link that prove the account’s email address.',
  access: 'account',
  limit: 'sign-in',
  request: z.object({}),
  response: z.object({
    /** The recipient, masked: `m…a@mail.example`. */
    email: z.string(),
    /** Seconds until another code can be requested. */
    resend_after: z.number().int(),
    expires_after: z.number().int(),
  }),
  errors: [40003, 40006, 41002, 41004, 41039, 41050],
})

export const previewEmailLink = defineContract({
  name: 'accounts.lookAtEmailLink',
  service: 'data',
  method: 'GET',
  path: '/email/verify',
  summary: 'Returns the email address that a link proves; reading the link changes nothing.',
  access: 'public',
  limit: 'sign-in',
  request: z.object({ code: z.string().max(200) }),
  response: z.object({
    /** The address, masked. */
    email: z.string(),
    is_verified: z.boolean(),
    /**
     * Whether this browser requested the link, or the owner is signed in here. Otherwise the owner has to sign in
     * first.
     */
    is_here: z.boolean(),
  }),
  errors: [41018],
})

export const verifyEmail = defineContract({
  name: 'accounts.verifyEmail',
  service: 'data',
  method: 'POST',
  path: '/email/verify',
  summary: 'Proves an email address by the code of a link, or by six digits for a signed-in account.',
  access: 'public',
  limit: 'sign-in',
  request: z.object({
    /** The code of the link. */
    code: z.string().max(200).optional(),
    /** The code of the mail. */
    otp: otp.optional(),
  }),
  response: z.object({ is_email_verify: z.literal(true) }),
  errors: [40003, 41002, 41018, 41040, 41041, 41042, 41043],
})
