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
  /** Where to afterwards, a path of this site; anything else is ignored. */
  redirect: z.string().max(2000).optional(),
  source: z.string().max(50).default('web'),
  ...campaign.partial().shape,
  /** ISO 3166 alpha-2; empty or unknown: of the site that is used. */
  country_key: z.string().max(50).default(''),
} as const

/** How and when a code was sent. */
const sent = z.object({
  channel,
  /** Where to: as it was understood (E.164), or masked where the asker did not type it. */
  sent_to: z.string(),
  /** Seconds until another may be asked for. */
  resend_in: z.number().int(),
  /** Seconds that the code is good for. */
  expires_in: z.number().int(),
})

/** An account that whoever has proven themselves may sign in to, told apart without showing it whole. */
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

/** What a proof by code or link leads to. */
export const proofOutcome = signedIn.extend({
  /**
   * `sign-up`: nobody has an account at what was proven; names and terms by `signUpProven` make one, from this browser,
   * within ten minutes, without another code. `account-choice`: what was proven belongs to the accounts of `accounts`;
   * `chooseAccount` signs in to one. `confirm-here`: the link was asked for in another browser (see `confirmMagicLink`).
   */
  needs: z.enum(['sign-up', 'account-choice', 'confirm-here']).nullable(),
  /** What this browser has proven so far; nulls where nothing more is needed. */
  proven: z.object({ email: z.string().nullable(), phone_num: z.string().nullable() }),
  accounts: z.array(offeredAccount),
  /** Both: the account is a recruiter's too, who may rather go on there. Empty while nobody is signed in. */
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
  summary: 'Sends a code to sign in or up with; the answer is the same whether or not there is an account.',
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
  summary: 'Signs in who knows the code; with names and terms it makes the account that is missing at once.',
  access: 'public',
  limit: 'sign-in',
  request: z.object({
    ...address,
    purpose: z.literal('sign-in').default('sign-in'),
    otp,
    ...signUpFields,
    /** Whether what this browser has proven before (a number, say) becomes part of the account at this address. */
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
  summary: 'Makes an account for what this browser has proven by a code or link, and signs in to it.',
  access: 'public',
  limit: 'sign-in',
  request: z.object({
    /** Only where the number was proven; it is not, until its own code or link says so. */
    email: z.string().max(320).optional(),
    /** Likewise where the email address was. */
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
  summary:
    'What this browser has proven and may sign up with, or choose among: for a page that is loaded again.',
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
  summary: 'Signs in to one of the accounts that what was proven belongs to.',
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
  summary: 'Whether a dangerous change asks the account to prove itself again, and where a code may go.',
  access: 'account',
  limit: 'account',
  request: z.object({}),
  response: z.object({
    is_needed: z.boolean(),
    /** What guards the account and has to be shown, the strongest first; empty: it has neither app nor passkey. */
    factors: z.array(z.enum(['passkey', 'app', 'recovery'])),
    /** Whether its password will do. Beside a passkey: together with another of the proofs below. */
    password: z.boolean(),
    /** Masked. Neither this, nor a password, nor factors: sign in anew instead. */
    ways: z.array(z.object({ channel, sent_to: z.string() })),
    /** One of the two proofs that do instead of a passkey has been shown. */
    is_half_done: z.boolean(),
  }),
  errors: [],
})

export const sendConfirmation = defineContract({
  name: 'accounts.sendConfirmation',
  service: 'auth',
  method: 'POST',
  path: '/confirm/send',
  summary: 'Sends the account that is signed in a code to prove itself again with.',
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
  summary: 'Proves by the code that the account’s owner is there; dangerous changes are open for a while.',
  access: 'account',
  limit: 'sign-in',
  request: z.object({ channel, otp }),
  response: z.object({
    /** Seconds that dangerous changes are open. */
    open_for: z.number().int(),
  }),
  errors: [41008, 41009, 41036, ...OTP_ERRORS],
})
