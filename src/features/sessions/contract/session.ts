import { z } from 'zod'
import { getSessionCall, guestLoginCall } from '#features/sessions/calls.ts'
import { defineContract } from '#shared/contract.ts'

/** The user who is signed in, as in the specification's session summary. */
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
  additional_info: z.object({
    headline: z.string().nullable(),
    /** Required answers that are missing although the wizard was finished; names of fields of `profiles.getMe`. */
    needs_updating: z.array(z.string()),
    profile_updated_at: z.iso.datetime().nullable(),
  }),
  is_email_verify: z.boolean(),
  notice_period_id: z.number().int().nullable(),
  is_profile_completed: z.boolean(),
  /** The centre of the place where they live; null: not said, or in own words. */
  longitude: z.number().nullable(),
  latitude: z.number().nullable(),
  is_new_account: z.boolean(),
  /** Finished steps of the wizard, 0 to 4. */
  register_flow: z.number().int(),
  /** Steps of the wizard whose answers are there now, 0 to 4. */
  register_flow_v2: z.number().int(),
  /** 0: nothing of the chat is finished yet. */
  chat_flow: z.number().int(),
})

export type UserSummary = z.output<typeof userSummary>

export const getSession = defineContract({
  name: 'accounts.getSession',
  ...getSessionCall,
  summary: 'The user who is signed in on this site; null if there is none.',
  access: 'public',
  limit: 'read',
  request: z.object({}),
  response: z.object({
    user: userSummary.nullable(),
    /** ISO 3166 alpha-2, of the account. */
    country: z.string().nullable(),
    /** The day of deletion, if the owner has requested it. */
    delete_after: z.iso.datetime().nullable(),
    /** Whether the request had a cookie of a session that has ended. */
    is_expired: z.boolean(),
  }),
  errors: [],
})

export const logOut = defineContract({
  name: 'accounts.logOut',
  service: 'auth',
  method: 'POST',
  path: '/log-out',
  summary: 'Ends the session of this browser; without a session nothing happens.',
  access: 'public',
  limit: 'account',
  request: z.object({
    /** From the specification. It is ignored: the call ends the session of the cookie. */
    session: z.string().max(200).optional(),
    source: z.string().max(50).optional(),
  }),
  response: z.object({}),
  errors: [],
})

export const guestLogin = defineContract({
  name: 'accounts.guestLogin',
  ...guestLoginCall,
  summary: 'Gives a browser without a session a guest session, which has no more rights than a visitor.',
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
