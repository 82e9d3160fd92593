import { z } from 'zod'
import { getSessionCall, guestLoginCall } from '#features/sessions/calls.ts'
import { defineContract } from '#shared/contract.ts'

/** Who is signed in, as the specification's session summary has it. */
export const userSummary = z.object({
  /** 1 job seeker, 2 recruiter. */
  active_key: z.union([z.literal(1), z.literal(2)]),
  id: z.uuid(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string().nullable(),
  /** E.164. */
  phone_num: z.string().nullable(),
  is_mobile_verified: z.boolean(),
  /** A path of this site; null: none. */
  avatar: z.string().nullable(),
  additional_info: z.record(z.string(), z.unknown()),
  is_email_verify: z.boolean(),
  notice_period_id: z.number().int().nullable(),
  is_profile_completed: z.boolean(),
  longitude: z.number().nullable(),
  latitude: z.number().nullable(),
  is_new_account: z.boolean(),
  /** Finished steps of the wizard, 0 to 4. */
  register_flow: z.number().int(),
  register_flow_v2: z.number().int(),
  chat_flow: z.number().int(),
})

export type UserSummary = z.output<typeof userSummary>

export const getSession = defineContract({
  name: 'accounts.getSession',
  ...getSessionCall,
  summary: 'Who is signed in on this site; null for nobody.',
  access: 'public',
  limit: 'read',
  request: z.object({}),
  response: z.object({
    user: userSummary.nullable(),
    /** ISO 3166 alpha-2, of the account. */
    country: z.string().nullable(),
    /** The account's owner wants it deleted then. */
    delete_after: z.iso.datetime().nullable(),
    /** A session was shown that has ended. */
    is_expired: z.boolean(),
  }),
  errors: [],
})

export const logOut = defineContract({
  name: 'accounts.logOut',
  service: 'auth',
  method: 'POST',
  path: '/log-out',
  summary: 'Ends the session of the browser that asks; nothing happens where there is none.',
  access: 'public',
  limit: 'account',
  request: z.object({
    /** Of the specification; the session is the one of the cookie, whatever stands here. */
    session: z.string().max(200).optional(),
    source: z.string().max(50).optional(),
  }),
  response: z.object({}),
  errors: [],
})

export const guestLogin = defineContract({
  name: 'accounts.guestLogin',
  ...guestLoginCall,
  summary: 'Gives a browser without a session one of a guest, which can do nothing that an address cannot.',
  access: 'public',
  limit: 'sign-in',
  request: z.object({
    guest_role: z.literal('jobseeker').default('jobseeker'),
    country_id: z.coerce.number().int().optional(),
    language_id: z.coerce.number().int().optional(),
    device_id: z.string().max(200).optional(),
    device_type: z.string().max(50).optional(),
    device_name: z.string().max(200).optional(),
  }),
  response: z.object({ role: z.enum(['guest', 'seeker', 'recruiter']) }),
  errors: [],
})
