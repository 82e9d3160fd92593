import { z } from 'zod'
import { APPLICATION_STATE_NAMES, EMPLOYER_EVENTS } from '#config/application-states.ts'
import { MAX_PAGE, MOST_APPLY_DISTANCE } from '#config/limits.ts'
import { defineContract } from '#shared/contract.ts'
import { rowId } from '#shared/request-values.ts'
import { seenProfile } from '../../profiles/contract/seen-profile.ts'
import { contactExchange, exchangeRequest } from './contact-exchange.ts'

/** The employer's half: calls of the employers' site. */

const employers = {
  service: 'jobApplication',
  access: 'recruiter',
  limit: 'account',
  sites: ['employer'],
} as const

const received = z.object({
  id: z.string(),
  job_id: z.number().int(),
  state: z.enum(APPLICATION_STATE_NAMES),
  stage_id: z.number().int(),
  /** Empty once the application is withdrawn. */
  name: z.string(),
  headline: z.string().nullable(),
  sent_at: z.iso.datetime(),
  reply_by: z.iso.datetime(),
  exchange: contactExchange,
  may: z.partialRecord(z.enum(EMPLOYER_EVENTS), z.boolean()),
})
export type ReceivedApplication = z.output<typeof received>

export const listReceived = defineContract({
  name: 'applications.listReceived',
  ...employers,
  method: 'GET',
  path: '/received',
  summary: 'The applications to the jobs of the recruiter’s company, the next promised reply first.',
  request: z.object({
    job_id: rowId().optional(),
    stage_id: z.coerce.number().int().min(1).max(9).optional(),
    page: z.coerce.number().int().min(1).max(MAX_PAGE).default(1),
  }),
  response: z.object({ applications: z.array(received), total: z.number().int() }),
  errors: [40005],
})

const receivedDetail = received.extend({
  /** Null once it is withdrawn. */
  sent: z
    .object({
      profile: seenProfile,
      first_message: z.string().nullable(),
      answers: z.array(z.object({ question: z.string(), answer: z.string() })),
      /** The grant of the resume, for `resumes.openGrantedDocument`; null: the profile alone. */
      grant_id: z.string().nullable(),
    })
    .nullable(),
})

export type ReceivedDetail = z.output<typeof receivedDetail>

export const openReceived = defineContract({
  name: 'applications.openReceived',
  ...employers,
  // It writes that the application was seen.
  method: 'POST',
  path: '/received/:id/open',
  summary: 'Opens an application for the recruiter. The seeker is told that it was viewed.',
  request: z.object({ id: z.uuid() }),
  response: receivedDetail,
  errors: [40005, 41135],
})

export const moveReceived = defineContract({
  name: 'applications.moveReceived',
  ...employers,
  method: 'POST',
  path: '/received/:id/move',
  summary: 'Moves an application: shortlists, rejects, reconsiders, hires.',
  request: z.object({ id: z.uuid(), event: z.enum(EMPLOYER_EVENTS) }),
  response: receivedDetail,
  errors: [40005, 41135, 41154],
})

export const exchangeAsEmployer = defineContract({
  name: 'applications.exchangeAsEmployer',
  ...employers,
  method: 'POST',
  path: '/received/:id/exchange',
  summary: 'Asks the seeker to exchange contacts, agrees to that, or refuses it.',
  request: exchangeRequest,
  response: receivedDetail,
  errors: [40005, 41135, 41148, 41154],
})

export const setApplyDistance = defineContract({
  name: 'applications.setApplyDistance',
  ...employers,
  method: 'PUT',
  path: '/jobs/:id/apply-distance',
  summary: 'Sets from how far away, in a straight line, a job of the recruiter’s company takes applications.',
  request: z.object({
    id: rowId(),
    /** Null: from anywhere. */
    apply_within_km: z.number().int().min(1).max(MOST_APPLY_DISTANCE).nullable(),
  }),
  response: z.object({ apply_within_km: z.number().int().nullable() }),
  errors: [40001, 40005, 41120],
})
