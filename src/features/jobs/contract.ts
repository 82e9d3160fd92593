import { z } from 'zod'
import { defineContract } from '#shared/contract.ts'
import { idList, rowId, wholeNumber } from '#shared/request-values.ts'
import { companyPhoto, namedValue, replyRecord } from '../companies/contract.ts'
import { getJobCall, listJobCardsCall } from './calls.ts'
import { jobReason } from './contract/job-reason.ts'
import { listedFactFields } from './contract/listed-facts.ts'

const pay = z.object({
  kind: z.enum(['monthly', 'negotiable', 'hourly', 'unpaid', 'daily', 'annually']),
  /** Major units; null if only the other end is stated. */
  min: z.number().nullable(),
  max: z.number().nullable(),
  /** ISO 4217; null if no amount is stated. */
  currency: z.string().nullable(),
  /** The same a month if the posting pays by the hour, day or year; major units of `currency`. */
  monthly: z.object({ min: z.number(), max: z.number() }).nullable(),
})

/** Pay as a posting stated it at some time: parsed, or the employer's words if no amount was found. */
const statedPay = z.object({ pay: pay.nullable(), pay_text: z.string().nullable() })

/** A job in a list. */
export const jobCard = z.object({
  id: z.number().int(),
  /** `slug-id`, the last segment of the job's address. */
  slug_id: z.string(),
  status: z.enum(['open', 'on_hold', 'closed']),
  title: z.string(),
  /** BCP 47 tag of title and description. */
  lang: z.string(),
  company: z.object({
    id: z.number().int(),
    /** `slug-id`, the last segment of the company's address. */
    slug_id: z.string(),
    name: z.string(),
    is_verified: z.boolean(),
    /** Null also for a job whose applications are taken elsewhere. */
    reply_record: replyRecord,
  }),
  /** The place in the viewer's language, or as the employer wrote it; null if unknown. */
  location: z.string().nullable(),
  country: z.string().nullable(),
  ...listedFactFields,
  skills: z.array(z.string()),
  pay: pay.nullable(),
  /** The employer's words about pay, if no amount was found. */
  pay_text: z.string().nullable(),
  is_urgent: z.boolean(),
  is_web3: z.boolean(),
  is_external: z.boolean(),
  /** Epoch seconds. */
  posted_at: z.number().int(),
})

/** A picture of the company without its caption. */
const jobPhoto = companyPhoto.omit({ caption: true })

export const jobDetail = jobCard.extend({
  /**
   * The monthly pay in the currency of the viewer's country, rounded to the precision that a daily rate allows; null if
   * it is stated in that currency, or not at all. Major units; a missing end is open.
   */
  converted_pay: z
    .object({
      min: z.number().nullable(),
      max: z.number().nullable(),
      currency: z.string(),
      /** ISO date of the exchange rate. */
      rate_date: z.string(),
    })
    .nullable(),
  /** Earlier pay, newest first; `changed_at` in epoch seconds. */
  pay_changes: z.array(z.object({ changed_at: z.number().int(), from: statedPay, to: statedPay })),
  /** Sanitised HTML. */
  description: z.string(),
  address: z.string().nullable(),
  /** The parts of a known place, named in the viewer's language, for programs that read addresses. */
  place: z.object({ locality: z.string().nullable(), region: z.string().nullable() }),
  functions: z.array(namedValue),
  benefits: z.array(z.string()),
  /** The countries in which a remote job may be done (ISO 3166); empty: anywhere. */
  open_countries: z.array(z.string()),
  excluded_countries: z.array(z.string()),
  time_zone: z.string().nullable(),
  working_time_zone: z.string().nullable(),
  working_languages: z.array(z.string()),
  /** Details that Japanese law or custom requires; null elsewhere. */
  japan: z
    .object({
      contract_period: z.string().nullable(),
      social_insurance: z.string().nullable(),
      smoking_measures: z.string().nullable(),
      holidays: z.string().nullable(),
      working_hours: z.string().nullable(),
    })
    .nullable(),
  external_url: z.string().nullable(),
  first_seen_at: z.number().int(),
  valid_through: z.number().int(),
  closed_at: z.number().int().nullable(),
  /** Other languages in which this posting has a text. */
  other_languages: z.array(z.string()),
  /** The recruiter of the job; the position is in the language of the company. */
  recruiter: z.object({ id: z.string(), name: z.string(), position: z.string().nullable() }).nullable(),
  company_profile: z.object({
    description: z.string(),
    lang: z.string().nullable(),
    industry: namedValue.nullable(),
    size: namedValue.nullable(),
    financing_stage: namedValue.nullable(),
    location: z.string().nullable(),
    website: z.string().nullable(),
    benefits: z.array(z.string()),
    culture: z.array(z.string()),
    /** The first of its album. */
    photos: z.array(jobPhoto),
  }),
})

export type StatedPay = z.output<typeof statedPay>
export type Pay = z.output<typeof pay>
export type JobCard = z.output<typeof jobCard>
export type CompanyPhoto = z.output<typeof jobPhoto>
export type JobDetail = z.output<typeof jobDetail>

const jobId = rowId()

export const getJob = defineContract({
  name: 'jobs.get',
  ...getJobCall,
  summary: 'One job with its full text; closed jobs too, with their status.',
  access: 'public',
  limit: 'read',
  request: z.object({ job_id: jobId }),
  response: jobDetail,
  errors: [41120],
})

export const getJobStatic = defineContract({
  ...getJob,
  name: 'jobs.getStatic',
  path: '/:job_id/static',
  summary: 'The part of the job that is alike in every country: all but its pay in the visitor’s currency.',
})

export const listSimilarJobs = defineContract({
  name: 'jobs.listSimilar',
  service: 'job',
  method: 'GET',
  path: '/similar',
  summary: 'Open jobs with the same titles, functions or skills, nearest first.',
  access: 'public',
  limit: 'search',
  request: z.object({ job_id: jobId, size: wholeNumber(1, 20) }),
  response: z.object({
    jobs: z.array(jobCard),
    /** For a signed-in seeker who has said what they look for: why each suits them. */
    reasons: z.array(jobReason).optional(),
  }),
  errors: [41120],
})

export const listJobCards = defineContract({
  name: 'jobs.listCards',
  ...listJobCardsCall,
  summary: 'Cards of known jobs, in the order asked for; unknown and closed ones are left out.',
  access: 'public',
  limit: 'read',
  request: z.object({ ids: idList() }),
  response: z.object({ jobs: z.array(jobCard) }),
  errors: [],
})

export const clickExternalJob = defineContract({
  name: 'jobs.clickExternal',
  service: 'job',
  method: 'POST',
  path: '/:job_id/click-external-job',
  summary:
    'Counts that a visitor goes on to the employer’s page, once per device and day, and says where it is.',
  access: 'public',
  limit: 'click',
  request: z.object({
    job_id: jobId,
    /** Distinguishes devices behind one address; used only for a digest of the day. */
    device: z.string().max(1000).optional(),
  }),
  response: z.object({ external_url: z.string() }),
  errors: [40004, 41120, 41121, 41122],
})
