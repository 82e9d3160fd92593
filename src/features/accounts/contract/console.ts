import { z } from 'zod'
import { defineContract } from '#shared/contract.ts'

/** The operators' own sign-in: a password and, always, something beside it. */

const consoleFactor = z.enum(['app', 'email', 'recovery'])

export type ConsoleFactor = z.output<typeof consoleFactor>

export const consoleSignIn = defineContract({
  name: 'accounts.consoleSignIn',
  service: 'auth',
  method: 'POST',
  path: '/console/sign-in',
  summary: 'The first step into the console; whoever is no operator is answered as by a wrong password.',
  access: 'public',
  limit: 'sign-in',
  isUnlisted: true,
  request: z.object({
    email: z.string().trim().max(254),
    password: z.string().max(1000),
  }),
  response: z.object({ factors: z.array(consoleFactor) }),
  errors: [40002, 40006],
})

export const consoleSendCode = defineContract({
  name: 'accounts.consoleSendCode',
  service: 'auth',
  method: 'POST',
  path: '/console/send-code',
  summary: 'Sends the code of the second step by mail.',
  access: 'public',
  limit: 'sign-in',
  isUnlisted: true,
  request: z.object({}),
  response: z.object({}),
  errors: [41054, 41039],
})

export const consoleSecondStep = defineContract({
  name: 'accounts.consoleSecondStep',
  service: 'auth',
  method: 'POST',
  path: '/console/second-step',
  summary: 'The second step into the console.',
  access: 'public',
  limit: 'sign-in',
  isUnlisted: true,
  request: z.object({ factor: consoleFactor, code: z.string().trim().max(40) }),
  response: z.object({}),
  errors: [41024, 41049, 41054, 40006],
})

export const getConsole = defineContract({
  name: 'accounts.getConsole',
  service: 'auth',
  method: 'GET',
  path: '/console',
  summary: 'Whether somebody is signed in at the console, or half-way there.',
  access: 'public',
  limit: 'read',
  isUnlisted: true,
  request: z.object({}),
  response: z.object({
    operator: z.object({ id: z.string(), name: z.string() }).nullable(),
    /** Asked for now; null: the first step comes first. */
    factors: z.array(consoleFactor).nullable(),
    is_expired: z.boolean(),
  }),
  errors: [],
})

export const consoleSignOut = defineContract({
  name: 'accounts.consoleSignOut',
  service: 'auth',
  method: 'POST',
  path: '/console/sign-out',
  summary: 'Ends the session of the console.',
  access: 'public',
  limit: 'account',
  isUnlisted: true,
  request: z.object({}),
  response: z.object({}),
  errors: [],
})
