import { z } from 'zod'
import { defineContract } from '#shared/contract.ts'
import { otp } from './otp.ts'
import { signedIn } from './signed-in.ts'

const email = z.string().max(500)
const password = z.string().max(2000)

const credentials = z.object({
  /** An email address, or a phone number with its calling code or as it is written in the viewer's country. */
  login: z.string().trim().min(1).max(500),
  password: password.min(1),
  /** From the specification; ignored. */
  device_token: z.string().max(500).optional(),
  /** The next page; only within the site. */
  redirect: z.string().max(2000).optional(),
})

/** Every mismatch returns 40002. Only the right password returns 41044 and 41047. */
const signInErrors = [40002, 40005, 40006, 41044, 41047]

export const login = defineContract({
  name: 'accounts.login',
  service: 'auth',
  method: 'POST',
  path: '/login',
  summary: 'Signs in with an email address or phone number and a password.',
  access: 'public',
  limit: 'sign-in',
  request: credentials,
  response: signedIn,
  errors: signInErrors,
})

export const jobseekersLogin = defineContract({
  name: 'accounts.jobseekersLogin',
  service: 'auth',
  method: 'POST',
  path: '/jobseekers/login',
  summary: 'The same as `POST auth/login`.',
  access: 'public',
  limit: 'sign-in',
  request: credentials,
  response: signedIn,
  errors: signInErrors,
})

export const requestReset = defineContract({
  name: 'accounts.requestReset',
  service: 'auth',
  method: 'POST',
  path: '/reset-password/otp',
  summary:
    'Sends a code for a new password if the address has an account; the response does not show whether it has.',
  access: 'public',
  limit: 'sign-in',
  request: z.object({ email }),
  response: z.object({
    /** Seconds until another code can be requested. */
    resend_after: z.number().int(),
    /** Seconds that the code is valid. */
    expires_after: z.number().int(),
  }),
  errors: [41004, 41012, 41039, 40006],
})

const codeErrors = [41004, 41005, 41012, 41040, 41041, 41042, 41043]

export const verifyReset = defineContract({
  name: 'accounts.verifyReset',
  service: 'auth',
  method: 'POST',
  path: '/reset-password/verify-otp',
  summary: 'Checks a code without spending it; this browser may then set the new password.',
  access: 'public',
  limit: 'sign-in',
  request: z.object({ email, otp }),
  response: z.object({}),
  errors: codeErrors,
})

export const resetPassword = defineContract({
  name: 'accounts.resetPassword',
  service: 'auth',
  method: 'POST',
  path: '/reset-password',
  summary: 'Sets a new password by a code or this browser’s ticket; all sessions end and a new one begins.',
  access: 'public',
  limit: 'sign-in',
  request: z.object({
    new_password: password,
    /** If both are absent, the ticket is used. */
    otp: otp.optional(),
    email: email.optional(),
    redirect: z.string().max(2000).optional(),
  }),
  response: signedIn,
  errors: [...codeErrors, 41010, 41011, 41044, 41047, 41099],
})
