import { z } from 'zod'
import { defineContract } from '#shared/contract.ts'
import { rowId } from '#shared/request-values.ts'

/** Seekers who have not applied: what recruiters do with them, and what they answer. */

const employers = {
  service: 'jobApplication',
  access: 'recruiter',
  limit: 'account',
  sites: ['employer'],
} as const

const who = z.object({ id: z.uuid().describe('The seeker, as in `profiles.getSeekerProfile`.') })

const INVITATION_STATES = ['sent', 'accepted', 'declined'] as const

export const saveCandidate = defineContract({
  name: 'applications.saveCandidate',
  ...employers,
  method: 'POST',
  path: '/candidates/:id/save',
  summary: 'Saves a seeker for the recruiter’s company. The seeker can see that it has.',
  request: who,
  response: z.object({}),
  errors: [40004, 40005],
})

export const unsaveCandidate = defineContract({
  name: 'applications.unsaveCandidate',
  ...employers,
  method: 'DELETE',
  path: '/candidates/:id/save',
  summary: 'Takes a seeker off the saved ones of the company.',
  request: who,
  response: z.object({}),
  errors: [40005],
})

export const inviteCandidate = defineContract({
  name: 'applications.inviteCandidate',
  ...employers,
  method: 'POST',
  path: '/candidates/:id/invite',
  summary:
    'Invites a seeker to apply for an open job of the recruiter’s company, once: a second call returns the first invitation.',
  request: who.extend({ job_id: rowId() }),
  response: z.object({ id: z.string(), state: z.enum(INVITATION_STATES), sent_at: z.iso.datetime() }),
  errors: [40004, 40005, 41120, 41121, 41122, 41140],
})

export const answerInvitation = defineContract({
  name: 'applications.answerInvitation',
  service: 'job',
  method: 'PATCH',
  path: '/invitations/:id',
  summary:
    'Accepts an invitation, which opens name and contacts to that company; declines it; or takes the answer back.',
  access: 'seeker',
  limit: 'account',
  request: z.object({ id: z.uuid(), answer: z.enum(['accept', 'decline', 'undecided']) }),
  response: z.object({ id: z.string(), state: z.enum(INVITATION_STATES) }),
  errors: [40004, 41121, 41122],
})
