import { z } from 'zod'
import { MAX_QUERY_LENGTH } from '#config/limits.ts'
import { defineContract } from '#shared/contract.ts'
import { rowId, wholeNumber } from '#shared/request-values.ts'
import {
  reportClicksCall,
  reportEventsCall,
  reportExposuresCall,
  reportGetStartedCall,
  reportSearchCall,
  reportViewCall,
  uploadWebEventsCall,
} from './calls.ts'

/**
 * Reports of events on a page. Invalid fields count as missing, and incomplete events are ignored: a report must never
 * cause the visitor an error. Only requests that are not a batch are refused.
 */

const MAX_BATCH = 100

const said = (max: number) => z.string().max(max).transform(readable).optional().catch(undefined)
const number = (max: number) => z.coerce.number().int().min(0).max(max).optional().catch(undefined)
const id = rowId().optional().catch(undefined)

/** Text that PostgreSQL can store and a person could read. */
function readable(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
}

const listEvent = z.object({
  job_id: id,
  query_id: said(64),
  /** Why the card was shown, e.g. `similar`. */
  reco_from: said(40),
  page: said(40),
  sub_page: said(40),
  /** `web` or `mobile_web`. */
  device: said(20),
  /** The session identifies the visitor: these two fields are ignored. */
  jobseeker_id: id,
  job_preference_id: id,
  /** A random number that the browser made; without it nothing is counted. */
  device_uuid: said(100),
  device_udid: said(100),
  /** From 1, within its page. */
  index: number(10_000),
  page_num: number(10_000),
  /** Epoch seconds. */
  timestamp: number(2 ** 40),
  scene: said(40),
})

export const noAnswer = z.object({})

export type ListEvent = z.output<typeof listEvent>

export const reportClicks = defineContract({
  name: 'tracking.reportClicks',
  ...reportClicksCall,
  summary: 'Cards of jobs that were chosen from a list; an event without job or query is passed over.',
  access: 'public',
  limit: 'track',
  isBeacon: true,
  request: z.object({ data: z.array(listEvent).max(MAX_BATCH).prefault([]), from: wholeNumber(0, 100) }),
  response: noAnswer,
  errors: [],
})

export const reportExposures = defineContract({
  ...reportClicks,
  name: 'tracking.reportExposures',
  ...reportExposuresCall,
  summary: 'Cards of jobs that were seen in a list; an event without job or query is passed over.',
})

const webEvent = z.object({
  name: said(40),
  scene: said(40),
  device_id: said(100),
  device_type: said(40),
  device_name: said(80),
  /** `YYYY-MM-DD HH:mm:ss`, UTC. */
  event_time: z.iso
    .datetime({ local: true })
    .or(z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/))
    .optional()
    .catch(undefined),
  params: z
    .record(
      z.string().max(40).regex(/^\w+$/),
      z.union([z.number(), z.boolean(), z.string().max(100).transform(readable)]),
    )
    .refine((params) => Object.keys(params).length <= 20)
    .optional()
    .catch(undefined),
})

export type WebEvent = z.output<typeof webEvent>

export const reportEvents = defineContract({
  name: 'tracking.reportEvents',
  ...reportEventsCall,
  summary: 'Named events of any client; one without device or time is passed over.',
  access: 'public',
  limit: 'track',
  isBeacon: true,
  request: z.object({ events: z.array(webEvent).max(MAX_BATCH).prefault([]) }),
  response: noAnswer,
  errors: [],
})

export const uploadWebEvents = defineContract({
  ...reportEvents,
  name: 'tracking.uploadWebEvents',
  ...uploadWebEventsCall,
  summary: 'The same for the events of the web client.',
})

const searchReport = z.object({
  device: said(20),
  device_uuid: said(100),
  page: said(40),
  source: said(40),
  query: said(MAX_QUERY_LENGTH),
  job_title_id: id,
})

export type SearchReport = z.output<typeof searchReport>

export const reportSearch = defineContract({
  name: 'tracking.reportSearch',
  ...reportSearchCall,
  summary: 'A search that somebody made; a device counts once a day for a query.',
  access: 'public',
  limit: 'track',
  isBeacon: true,
  request: searchReport,
  response: noAnswer,
  errors: [],
})

const viewReport = z.object({
  job_id: rowId(),
  /** One of `web`, `mobile_web`, `ios`, `android`; others are ignored. */
  device: said(20),
  device_uuid: said(100),
})

export type ViewReport = z.output<typeof viewReport>

export const reportView = defineContract({
  name: 'tracking.reportView',
  ...reportViewCall,
  summary: 'A job that was opened and looked at; a device counts once a day for a job.',
  access: 'public',
  limit: 'track',
  isBeacon: true,
  request: viewReport,
  response: noAnswer,
  errors: [],
})

/** The kind of address with which a visitor began to sign up. */
const WAYS = ['email', 'phone'] as const

/** Blank counts as missing. */
const address = (max: number) =>
  said(max).transform((typed) => (typed === undefined || typed === '' ? undefined : typed))

const getStartedReport = z.object({
  device_id: said(100),
  /** Only the presence of these two is used; their values are not stored (docs/decisions/0013). */
  email: address(320),
  phone_num: address(40),
  /** `web` or `mobile_web`. */
  device: said(20),
  /** For clients that do not send the address, as this site's own. */
  way: z.enum(WAYS).optional().catch(undefined),
})

export type GetStartedReport = z.output<typeof getStartedReport>

export const reportGetStarted = defineContract({
  name: 'tracking.reportGetStarted',
  ...reportGetStartedCall,
  summary:
    'Somebody got started with an email address or a phone number; neither is kept. Passed over without a device.',
  access: 'public',
  limit: 'track',
  isBeacon: true,
  request: getStartedReport,
  response: noAnswer,
  errors: [],
})

export const listHotTitles = defineContract({
  name: 'tracking.listHotTitles',
  service: 'recommendation',
  method: 'GET',
  path: '/hot-job-titles',
  summary: 'Job titles that visitors of the country look at most these days; empty until enough have.',
  access: 'public',
  limit: 'read',
  request: z.object({ size: wholeNumber(1, 20) }),
  response: z.object({
    job_titles: z.array(z.object({ id: z.number().int(), key: z.string(), value: z.string() })),
  }),
  errors: [],
})

export const listPopularSearches = defineContract({
  name: 'tracking.listPopularSearches',
  service: 'recommendation',
  method: 'GET',
  path: '/popular-searches',
  summary:
    'What visitors of the country search for in this language these days, most first; only what several devices ' +
    'searched for and finds jobs now, so empty until then.',
  access: 'public',
  limit: 'search',
  request: z.object({ size: wholeNumber(1, 20) }),
  response: z.object({ searches: z.array(z.object({ query: z.string() })) }),
  errors: [],
})
