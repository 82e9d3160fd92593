import { z } from 'zod'
import { defineContract } from '#shared/contract.ts'

const common = { access: 'seeker', limit: 'account', service: 'job', method: 'GET' } as const

const lookingCompany = z.object({
  company: z.object({ id: z.number().int(), slug_id: z.string(), name: z.string() }),
  /** How often it opened the profile, counted by hours. */
  times: z.number().int(),
  saw_contacts: z.boolean(),
  last_viewed_at: z.iso.datetime(),
})
export type LookingCompany = z.output<typeof lookingCompany>

export const listViewers = defineContract({
  name: 'myJobs.listViewers',
  ...common,
  path: '/profile-viewers',
  summary: 'The companies whose recruiters opened the profile of the signed-in seeker, the last first.',
  request: z.object({
    /** Only those that came back: they opened it in two different hours at least. */
    interested: z.stringbool().default(false),
  }),
  response: z.object({ companies: z.array(lookingCompany) }),
  errors: [40005],
})

export const countMyJobs = defineContract({
  name: 'myJobs.count',
  ...common,
  path: '/my-jobs-counts',
  summary: 'How many entries each tab of My jobs has.',
  request: z.object({}),
  response: z.object({
    saved: z.number().int(),
    applied: z.number().int(),
    interviews: z.number().int(),
    viewed_me: z.number().int(),
    interested: z.number().int(),
  }),
  errors: [40005],
})
