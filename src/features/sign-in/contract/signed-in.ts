import { z } from 'zod'
import { userSummary } from '#features/sessions/contract/session.ts'
import { defineContract } from '#shared/contract.ts'

/** The second factors. */
export const secondFactor = z.enum(['passkey', 'app', 'email', 'recovery'])

/** The outcome of every sign-in method: a person is signed in, or has to show a second factor first. */
export const signedIn = z.object({
  /** Null if nobody is signed in yet. */
  user: userSummary.nullable(),
  /** One of these is enough; empty if no second factor is required. */
  second_factors: z.array(secondFactor),
  /** The next page, a path of the site; null while a second factor is required. */
  next: z.string().nullable(),
})

export type SecondFactor = z.output<typeof secondFactor>
export type SignedIn = z.output<typeof signedIn>

export const getChannels = defineContract({
  name: 'accounts.getWaysIn',
  service: 'auth',
  method: 'GET',
  path: '/ways-in',
  summary: 'The channels of this installation: whether it can send codes and links to sign in.',
  access: 'public',
  limit: 'read',
  request: z.object({}),
  response: z.object({ email: z.boolean(), phone: z.boolean() }),
  errors: [],
})
