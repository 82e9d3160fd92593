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
  request: z.object({}),
  response: z.object({ companies: z.array(lookingCompany) }),
  errors: [40005],
})

const invitation = z.object({
  id: z.string(),
  /** `lang`: of the title (BCP 47). */
  job: z.object({
    slug_id: z.string(),
    title: z.string(),
    lang: z.string(),
    status: z.enum(['open', 'on_hold', 'closed']),
  }),
  state: z.enum(['sent', 'accepted', 'declined']),
  sent_at: z.iso.datetime(),
  has_applied: z.boolean(),
  may: z.object({ accept: z.boolean(), decline: z.boolean() }),
})
export type Invitation = z.output<typeof invitation>

const interestedCompany = z.object({
  company: lookingCompany.shape.company,
  /** How often it opened the profile, counted by hours; 1 and less is no interest by itself. */
  times: z.number().int(),
  saved_at: z.iso.datetime().nullable(),
  invitations: z.array(invitation),
  /** When it last showed interest. */
  last_at: z.iso.datetime(),
})
export type InterestedCompany = z.output<typeof interestedCompany>

export const listInterested = defineContract({
  name: 'myJobs.listInterested',
  ...common,
  path: '/interested-companies',
  summary:
    'The companies that came back to the profile, saved it or invited its owner to apply; open invitations first.',
  request: z.object({}),
  response: z.object({ companies: z.array(interestedCompany) }),
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
    elsewhere: z.number().int(),
  }),
  errors: [40005],
})
