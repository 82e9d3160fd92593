import { z } from 'zod'
import { defineContract } from '#shared/contract.ts'
import { otp } from './otp.ts'
import { channel, phoneFields } from './phones.ts'
import { campaign, ticked } from './registration.ts'
import { signedIn } from './signed-in.ts'

const address = { channel, email: z.string().max(320).optional(), ...phoneFields }

const signUpFields = {
  first_name: z.string().max(500).default(''),
  last_name: z.string().max(500).default(''),
  terms_and_condition: ticked.default(false),
  is_subscribe: ticked.default(false),
  /** The next page, a path of this site; anything else is ignored. */
  redirect: z.string().max(2000).optional(),
  source: z.string().max(50).default('web'),
  ...campaign.partial().shape,
  /** ISO 3166 alpha-2; if empty or unknown, the country of the site in use. */
  country_key: z.string().max(50).default(''),
} as const

/** The channel and time of a code that was sent. */
const sent = z.object({
  channel,
  /** The recipient as we understood it (E.164), or masked if the caller did not type it. */
  sent_to: z.string(),
  /** Seconds until another code can be requested. */
  resend_in: z.number().int(),
  /** Seconds that the code is valid. */
  expires_in: z.number().int(),
})

/** An account that the person may sign in to, with masked addresses. */
export const offeredAccount = z.object({
  /** For `chooseAccount`. */
  key: z.string(),
  first_name: z.string(),
  /** `m•••@example.com` */
  email: z.string().nullable(),
  /** `+63 ••• ••67` */
  phone_num: z.string().nullable(),
  is_recruiter: z.boolean(),
})

/** The outcome of a proof by code or link. */
export const proofOutcome = signedIn.extend({
  /**
   * `sign-up`: the proven address has no account; `signUpProven` makes one with names and terms, in this browser,
   * within ten minutes, without another code. `account-choice`: the proven addresses belong to the accounts of
   * `accounts`; `chooseAccount` signs in to one. `confirm-here`: another browser requested the link (see
   * `confirmMagicLink`).
   */
  needs: z.enum(['sign-up', 'account-choice', 'confirm-here']).nullable(),
  /** The addresses that this browser has proven; null if nothing more is needed. */
  proven: z.object({ email: z.string().nullable(), phone_num: z.string().nullable() }),
  accounts: z.array(offeredAccount),
  /** Both values for a recruiter: recruiters may prefer the employer site. Empty while nobody is signed in. */
  sides: z.array(z.enum(['seeker', 'employer'])),
})
export type ProofOutcome = z.output<typeof proofOutcome>
export type OfferedAccount = z.output<typeof offeredAccount>

const ADDRESS_ERRORS = [41004, 41012, 41013, 41014, 41015] as const
const OTP_ERRORS = [41040, 41041, 41042, 41043] as const
const ENTRANCE_ERRORS = [41044, 41047, 40005] as const
const SIGN_UP_ERRORS = [41001, 41003, 41016, 41051] as const

export const sendOtp = defineContract({
  name: 'accounts.sendOtp',
  service: 'auth',
  method: 'POST',
  path: '/otp/send',
  summary: 'Sends a code for signing in or up; the response does not show whether an account exists.',
  access: 'public',
  limit: 'sign-in',
  request: z.object({ ...address, purpose: z.literal('sign-in').default('sign-in') }),
  response: sent,
  errors: [...ADDRESS_ERRORS, 41039, 41052, 41347],
})

export const verifyOtp = defineContract({
  name: 'accounts.verifyOtp',
  service: 'auth',
  method: 'POST',
  path: '/otp/verify',
  summary: 'Signs in by the code. If the address has no account, names and terms make one.',
  access: 'public',
  limit: 'sign-in',
  request: z.object({
    ...address,
    purpose: z.literal('sign-in').default('sign-in'),
    otp,
    ...signUpFields,
    /** Whether an address that this browser has proven before becomes part of the account. */
    join: ticked.default(false),
  }),
  response: proofOutcome,
  errors: [...ADDRESS_ERRORS, ...OTP_ERRORS, ...ENTRANCE_ERRORS, ...SIGN_UP_ERRORS],
})

export const signUpProven = defineContract({
  name: 'accounts.signUpProven',
  service: 'auth',
  method: 'POST',
  path: '/otp/sign-up',
  summary: 'Makes an account for the address that this browser has proven, and signs in.',
  access: 'public',
  limit: 'sign-in',
  request: z.object({
    /** Accepted only if the phone number was proven. The email stays unproven until its own code or link. */
    email: z.string().max(320).optional(),
    /** Accepted only if the email address was proven. */
    ...phoneFields,
    ...signUpFields,
  }),
  response: proofOutcome,
  errors: [...ADDRESS_ERRORS, ...ENTRANCE_ERRORS, ...SIGN_UP_ERRORS, 41054],
})

export const getProven = defineContract({
  name: 'accounts.getProven',
  service: 'auth',
  method: 'GET',
  path: '/otp/proven',
  summary: 'Returns the addresses that this browser has proven, and their accounts, for a reloaded page.',
  access: 'public',
  limit: 'account',
  request: z.object({}),
  response: proofOutcome.pick({ needs: true, proven: true, accounts: true }),
  errors: [],
})

export const chooseAccount = defineContract({
  name: 'accounts.chooseAccount',
  service: 'auth',
  method: 'POST',
  path: '/choose-account',
  summary: 'Signs in to one of the accounts of the proven addresses.',
  access: 'public',
  limit: 'sign-in',
  request: z.object({ account: z.string().max(100) }),
  response: proofOutcome,
  errors: [...ENTRANCE_ERRORS, 41054],
})

export const getConfirmation = defineContract({
  name: 'accounts.getConfirmation',
  service: 'auth',
  method: 'GET',
  path: '/confirm',
  summary: 'Says whether a dangerous change needs a new proof, and lists the masked addresses for a code.',
  access: 'account',
  limit: 'account',
  request: z.object({}),
  response: z.object({
    is_needed: z.boolean(),
    /**
     * The strong proofs that the account requires, the strongest first; empty if the account has neither an app nor a
     * passkey.
     */
    factors: z.array(z.enum(['passkey', 'app', 'recovery'])),
    /** Whether the password is accepted. With a passkey, it is one of two required proofs. */
    password: z.boolean(),
    /**
     * The masked addresses for a code. If there is no address, no password and no factor, the person has to sign in
     * again.
     */
    ways: z.array(z.object({ channel, sent_to: z.string() })),
    /** One of the two proofs that replace a passkey was shown. */
    is_half_done: z.boolean(),
  }),
  errors: [],
})

export const sendConfirmation = defineContract({
  name: 'accounts.sendConfirmation',
  service: 'auth',
  method: 'POST',
  path: '/confirm/send',
  summary: 'Sends the signed-in account a code to prove its owner again.',
  access: 'account',
  limit: 'sign-in',
  request: z.object({ channel }),
  response: sent,
  errors: [41008, 41009, 41036, 41039, 41052],
})

export const confirmAccount = defineContract({
  name: 'accounts.confirmAccount',
  service: 'auth',
  method: 'POST',
  path: '/confirm',
  summary: 'Proves the account’s owner by a code; dangerous changes are then allowed for a while.',
  access: 'account',
  limit: 'sign-in',
  request: z.object({ channel, otp }),
  response: z.object({
    /** Seconds for which dangerous changes are allowed. */
    open_for: z.number().int(),
  }),
  errors: [41008, 41009, 41036, ...OTP_ERRORS],
})
