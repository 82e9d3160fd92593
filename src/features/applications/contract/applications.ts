import { z } from 'zod'
import {
  APPLICATION_GROUPS,
  APPLICATION_STATE_NAMES,
  APPLICATION_TAB_NAMES,
} from '#config/application-states.ts'
import { MAX_ANSWER, MAX_FIRST_MESSAGE, MAX_PAGE } from '#config/limits.ts'
import { defineContract } from '#shared/contract.ts'
import { keptText, rowId } from '#shared/request-values.ts'
import { jobCard } from '../../jobs/contract.ts'
import { seenProfile } from '../../profiles/contract/seen-profile.ts'
import { applyCall, mayApplyCall, withdrawCall } from '../calls.ts'
import { contactExchange, exchangeRequest } from './contact-exchange.ts'

/** An application, as its seeker sees it in lists. */
export const application = z.object({
  id: z.string(),
  job: jobCard,
  state: z.enum(APPLICATION_STATE_NAMES),
  /** An id of `pipeline_stage_lists`. */
  stage_id: z.number().int(),
  /** `waiting`: for the employer, until `reply_by`. `moving`: both are in contact. `over`: nothing is expected. */
  phase: z.enum(['waiting', 'moving', 'over']),
  sent_at: z.iso.datetime(),
  reply_by: z.iso.datetime(),
  viewed_at: z.iso.datetime().nullable(),
  answered_at: z.iso.datetime().nullable(),
  changed_at: z.iso.datetime(),
  /** What has happened, in its order. */
  events: z.array(
    z.object({
      event: z.string(),
      state: z.enum(APPLICATION_STATE_NAMES),
      stage_id: z.number().int(),
      happened_at: z.iso.datetime(),
    }),
  ),
  exchange: contactExchange.extend({
    /** The recruiter's, once both have agreed; null also once the recruiter has left. */
    contact: z
      .object({
        name: z.string(),
        position: z.string().nullable(),
        email: z.string().nullable(),
        phone: z.string().nullable(),
      })
      .nullable(),
  }),
  may: z.object({ withdraw: z.boolean(), apply_again: z.boolean() }),
})
export type Application = z.output<typeof application>

const answered = z.object({ question: z.string(), answer: z.string() })

/** With what was sent. */
export const applicationDetail = application.extend({
  sent: z.object({
    profile: seenProfile,
    /** Grows with each change of the profile. */
    profile_version: z.number().int(),
    /** Null: the profile alone. */
    resume: z.object({ name: z.string(), is_open: z.boolean() }).nullable(),
    first_message: z.string().nullable(),
    answers: z.array(answered),
  }),
})
export type ApplicationDetail = z.output<typeof applicationDetail>

/** A question of a posting, with the seeker's last answer to the same one. */
const screeningQuestion = z.object({
  id: z.number().int(),
  kind: z.enum(['text', 'yes-no', 'choice', 'number']),
  question: z.string(),
  choices: z.array(z.string()),
  is_required: z.boolean(),
  earlier_answer: z.string().nullable(),
  /** To whom it was given, and when; null: never. */
  earlier: z.object({ company: z.string(), answered_at: z.iso.datetime() }).nullable(),
})
export type ScreeningQuestion = z.output<typeof screeningQuestion>

/** The code of the refusal, and its words; null: one may apply. */
const refusal = z.object({ code: z.number().int(), message: z.string() }).nullable()

const seekers = { access: 'seeker', limit: 'account' } as const

export const getApplicationForm = defineContract({
  name: 'applications.getForm',
  ...seekers,
  service: 'data',
  method: 'GET',
  path: '/jobs/:id/application-form',
  summary: 'What applying to a job takes, what the employer would see, and whether it is refused.',
  request: z.object({ id: rowId() }),
  response: z.object({
    job: jobCard,
    refusal,
    /** The application that one has to this job, unless it was withdrawn. */
    application_id: z.string().nullable(),
    questions: z.array(screeningQuestion),
    resumes: z.array(z.object({ id: z.string(), name: z.string(), is_sent_automatically: z.boolean() })),
    may: z.object({ upload: z.boolean() }),
    /** What was sent last time: an id of a resume, or null for the profile alone; absent: one has never applied. */
    last_sent: z.object({ resume_id: z.string().nullable() }).nullable(),
    /** The profile, as this employer will see it. */
    profile: seenProfile,
    reply_days: z.number().int(),
    /** For `applications.apply`: however often the form is sent with it, it makes one application. */
    request_key: z.uuid(),
  }),
  errors: [40005, 41120],
})

export const mayApplyToJob = defineContract({
  name: 'applications.mayApply',
  ...seekers,
  ...mayApplyCall,
  summary: 'Whether the signed-in seeker may apply to a job, or has applied to it.',
  request: z.object({ id: rowId() }),
  response: z.object({
    refusal,
    /** The application that one has to this job, unless it was withdrawn. */
    application_id: z.string().nullable(),
  }),
  errors: [40005, 41120],
})

export const applyToJob = defineContract({
  name: 'applications.apply',
  ...seekers,
  ...applyCall,
  summary:
    'Applies to a job. A request that is sent again with the same `request_key` gets the application that the first has made.',
  request: z.object({
    id: rowId(),
    /** From where on the site. */
    source: keptText().max(50).default('web'),
    first_message: keptText().trim().max(MAX_FIRST_MESSAGE).default(''),
    screening_answers: z
      .array(z.object({ question_id: rowId(), answer: keptText().trim().max(MAX_ANSWER) }))
      .max(50)
      .default([]),
    /** An attached resume; empty: the profile alone; absent: the one that is sent automatically, if there is one. */
    resume_id: z.union([z.uuid(), z.literal('')]).optional(),
    request_key: z.uuid().optional(),
  }),
  response: z.object({
    /** The whole of it: `applications.get`. */
    application: application.pick({ id: true, state: true, sent_at: true, reply_by: true }),
    /** Main functions of the job. */
    job_categories: z.array(z.string()),
    company_industry: z.string().nullable(),
  }),
  errors: [40001, 40005, 41060, 41120, 41121, 41122, 41126, 41129, 41133, 41134, 41140, 41155, 41156, 41200],
})

export const listApplications = defineContract({
  name: 'applications.list',
  ...seekers,
  service: 'jobApplication',
  method: 'GET',
  path: '/jobseekers',
  summary: 'The applications of the signed-in seeker: what needs them first, what is over last.',
  request: z.object({
    page: z.coerce.number().int().min(1).max(MAX_PAGE).default(1),
    /** 1 newest, 2 relevance (what moves first), 3 highest pay. */
    sort: z.coerce.number().int().min(1).max(3).default(2),
    state: z.enum(APPLICATION_STATE_NAMES).optional(),
    tab: z.enum(APPLICATION_TAB_NAMES).default('applied'),
  }),
  response: z.object({
    applications: z.array(application),
    total: z.number().int(),
    /** Of all, whatever `state` says. */
    counts: z.partialRecord(z.enum(APPLICATION_STATE_NAMES), z.number().int()),
    /** Of all that `state` asks for, whatever the page. */
    groups: z.partialRecord(z.enum(APPLICATION_GROUPS), z.number().int()),
  }),
  errors: [40005],
})

export const getApplication = defineContract({
  name: 'applications.get',
  ...seekers,
  service: 'job',
  method: 'GET',
  path: '/applied-jobs/:id',
  summary: 'One application of the signed-in seeker, with what was sent and what has happened.',
  request: z.object({ id: z.uuid() }),
  response: applicationDetail,
  errors: [41135],
})

export const getApplicationToJob = defineContract({
  name: 'applications.getToJob',
  ...seekers,
  service: 'data',
  method: 'GET',
  path: '/jobs/:id/application',
  summary: 'The last application of the signed-in seeker to a job, withdrawn or not.',
  request: z.object({ id: rowId() }),
  response: applicationDetail,
  errors: [41135],
})

export const withdrawApplication = defineContract({
  name: 'applications.withdraw',
  ...seekers,
  ...withdrawCall,
  summary: 'Withdraws an application: the employer no longer sees contacts and resume.',
  request: z.object({ id: z.uuid() }),
  response: application,
  errors: [41135, 41136, 41137],
})

export const exchangeAsSeeker = defineContract({
  name: 'applications.exchangeAsSeeker',
  ...seekers,
  service: 'job',
  method: 'PATCH',
  path: '/applied-jobs/:id/exchange',
  summary: 'Asks the employer to exchange contacts, agrees to that, or refuses it.',
  request: exchangeRequest,
  response: application,
  errors: [40005, 41135, 41148, 41154],
})
