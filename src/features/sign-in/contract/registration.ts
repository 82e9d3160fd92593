import { z } from 'zod'
import { defineContract } from '#shared/contract.ts'
import { signedIn } from './signed-in.ts'

/** A checkbox of a form, or a flag of a program. */
export const ticked = z.preprocess(
  (value) =>
    typeof value === 'string' ? ['1', 'true', 'on'].includes(value) : value === 1 || value === true,
  z.boolean(),
)

/** Campaign fields of a link. A value that is too long is cut, never refused. */
const campaignValue = z
  .unknown()
  .transform((value) => (typeof value === 'string' ? Array.from(value).slice(0, 200).join('') : undefined))

const fields = z.object({
  email: z.string().max(500).default(''),
  /** Empty for an account without a password: its owner signs in by other methods until they set a password. */
  password: z.string().max(2000).default(''),
  first_name: z.string().max(500).default(''),
  last_name: z.string().max(500).default(''),
  /** Agreement to the terms of use and the privacy policy; required. */
  terms_and_condition: ticked.default(false),
  /** With the calling code, or in the notation of the country. */
  contact_number: z.string().max(50).default(''),
  is_subscribe: ticked.default(false),
  source: z.string().max(50).default('web'),
  /** ISO 3166 alpha-2; if empty or unknown, the country of the site in use. */
  country_key: z.string().max(50).default(''),
  /** The next page; only within the site. */
  redirect: z.string().max(2000).optional(),
})

/** The campaign fields that the browser has stored. */
export const campaign = z.object({
  utm_source: campaignValue,
  utm_medium: campaignValue,
  utm_campaign: campaignValue,
  utm_term: campaignValue,
  utm_content: campaignValue,
  utm_id: campaignValue,
  referrer: campaignValue,
})

export const CAMPAIGN_FIELDS = campaign.keyof().options

/** From the specification; other fields, such as client credentials, are ignored. */
const registration = fields.extend(campaign.partial().shape)

export type Registration = z.output<typeof registration>

const errors = [41001, 41003, 41004, 41010, 41011, 41012, 41014, 41015, 41016, 41017, 41051, 41099]

export const register = defineContract({
  name: 'accounts.register',
  service: 'auth',
  method: 'POST',
  path: '/register',
  summary: 'Makes an account, signs it in, and sends a code that proves its email address.',
  access: 'public',
  limit: 'sign-in',
  request: registration,
  response: signedIn,
  errors,
})

export const registerUser = defineContract({
  name: 'accounts.registerUser',
  service: 'data',
  method: 'POST',
  path: '/users/register',
  summary: 'The same as `POST auth/register`.',
  access: 'public',
  limit: 'sign-in',
  request: registration,
  response: signedIn,
  errors,
})
