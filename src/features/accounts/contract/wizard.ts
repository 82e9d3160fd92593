import { z } from 'zod'
import { MAX_NAME, MOST_WANTED_TITLES } from '#config/limits.ts'
import { defineContract } from '#shared/contract.ts'

/** What a seeker has said of themselves so far, named in the language of the viewer. */
const wizard = z.object({
  /** Finished steps, 0 to 4. */
  register_flow: z.number().int(),
  is_profile_completed: z.boolean(),
  titles: z.array(z.object({ id: z.number().int(), value: z.string() })),
  location: z.object({ id: z.number().int(), value: z.string() }).nullable(),
  xp_lvl_id: z.number().int().nullable(),
  first_name: z.string(),
  last_name: z.string(),
  /** ISO 3166 alpha-2. */
  country: z.string().nullable(),
})

export type Wizard = z.output<typeof wizard>

export const getWizard = defineContract({
  name: 'accounts.getWizard',
  service: 'jobseeker',
  method: 'GET',
  path: '/complete-profile',
  summary: 'How far a seeker’s profile is, and what they have said so far.',
  access: 'seeker',
  limit: 'account',
  request: z.object({}),
  response: wizard,
  errors: [40003, 41050],
})

const id = () =>
  z.coerce
    .number()
    .int()
    .positive()
    .max(2 ** 31 - 1)

export const saveDesiredJob = defineContract({
  name: 'accounts.saveDesiredJob',
  service: 'jobseeker',
  method: 'POST',
  path: '/complete-profile/desired-job',
  summary: 'The first step of the profile: the work that is looked for, where, and with how much experience.',
  access: 'seeker',
  limit: 'account',
  request: z.object({
    /** Of the function tree. */
    title_ids: z.array(id()).min(1).max(MOST_WANTED_TITLES),
    /** Null: anywhere. */
    location_id: id().nullable().default(null),
    /** Of the list `xp_lvls`; null: not said. */
    xp_lvl_id: id().nullable().default(null),
  }),
  response: wizard,
  errors: [40001, 40003, 41050],
})

const name = () => z.string().trim().max(MAX_NAME)

export const savePerson = defineContract({
  name: 'accounts.savePerson',
  service: 'jobseeker',
  method: 'POST',
  path: '/complete-profile/basic-info',
  summary: 'The second step of the profile: the seeker’s name and country.',
  access: 'seeker',
  limit: 'account',
  request: z.object({
    first_name: name().min(1),
    last_name: name(),
    /** ISO 3166 alpha-2. */
    country: z.string().regex(/^[A-Z]{2}$/),
  }),
  response: wizard,
  errors: [40001, 40003, 41051, 41050],
})
