import { z } from 'zod'
import { userSummary } from '#features/sessions/contract/session.ts'
import { defineContract } from '#shared/contract.ts'

/** What can be asked for beside the first proof. */
export const secondFactor = z.enum(['passkey', 'app', 'email', 'recovery'])

/** The end of every way in: somebody is signed in, or has to show a second factor first. */
export const signedIn = z.object({
  /** Null: not signed in yet. */
  user: userSummary.nullable(),
  /** Any of these will do; empty: nothing more is asked for. */
  second_factors: z.array(secondFactor),
  /** Where to go next, a path of the site; null while a second factor is asked for. */
  next: z.string().nullable(),
})

export type SecondFactor = z.output<typeof secondFactor>
export type SignedIn = z.output<typeof signedIn>

export const getWaysIn = defineContract({
  name: 'accounts.getWaysIn',
  service: 'auth',
  method: 'GET',
  path: '/ways-in',
  summary: 'By what this installation can reach people: whether codes and links to sign in with can be sent.',
  access: 'public',
  limit: 'read',
  request: z.object({}),
  response: z.object({ email: z.boolean(), phone: z.boolean() }),
  errors: [],
})
