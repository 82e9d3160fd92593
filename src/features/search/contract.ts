import { z } from 'zod'
import { MAX_EXCLUDED_LENGTH, MAX_PAGE, MAX_PAGE_SIZE, MAX_QUERY_LENGTH } from '#config/limits.ts'
import { defineContract } from '#shared/contract.ts'
import { amount, countryCode, degrees, flag, idList, textList, wholeNumber } from '#shared/request-values.ts'
import { namedValue, suggestCompanies } from '../companies/contract.ts'
import { jobReason } from '../jobs/contract/job-reason.ts'
import { jobCard } from '../jobs/contract.ts'
import {
  findLocationNearCall,
  searchJobsCall,
  suggestCombinedCall,
  suggestJobTitlesCall,
  suggestLocationsCall,
} from './calls.ts'
import { countedFields, facetFields, languageTags } from './contract/filter-fields.ts'
import { nearbyJobs } from './contract/nearby-jobs.ts'
import { readWords } from './contract/read-words.ts'

/** The filters under their names in the API. */
export const jobFilters = z.object({
  query: z.string().trim().max(MAX_QUERY_LENGTH).default(''),
  /** ISO 3166 alpha-2 or `EU`: jobs there, and remote jobs that are open to it. Empty: everywhere. */
  country: countryCode().default(''),
  /** `local`: all jobs except remote ones; `remote`; `web3`. */
  scope: z.enum(['all', 'local', 'remote', 'web3']).default('all'),
  ...facetFields,
  /** Adds everything within this many kilometres of the chosen cities and districts; regions are not extended. */
  radius_km: wholeNumber(1, 100),
  /** A month, in the currency of the country (US dollars without one). */
  salary_from: amount(),
  salary_to: amount(),
  /** Days. */
  posted_within: wholeNumber(1, 365),
  /** At most 2,000 characters in total: each word is searched separately. */
  exclude_words: textList().refine((texts) => texts.join('').length <= MAX_EXCLUDED_LENGTH),
  exclude_company_ids: idList(),
  /** Leaves out jobs with no text in another language. */
  exclude_languages: languageTags(),
})

export type JobFilterRequest = z.output<typeof jobFilters>

const searchRequest = jobFilters.extend({
  /** 1 newest, 2 relevance, 3 highest pay; default 2 with a query, otherwise 1. */
  sort: wholeNumber(1, 3),
  /** Whether to leave out jobs that are only similar to the query. */
  exact: flag(),
  /** Whether to leave out jobs that are only a little similar to the query. */
  close_only: flag(),
  /** Searches for the query word for word: nothing is corrected, and no place, term or pay is read in it. */
  literal: flag(),
  /** Whether to return for each job the reasons why it matches the query. */
  why: flag(),
  /**
   * Whether, if nothing is found, to look for jobs of a wider search: around the places, in the place that contains them
   * or its country, without the level, the job type or the arrangement.
   */
  nearby: flag(),
  page: wholeNumber(1, MAX_PAGE),
  size: wholeNumber(1, MAX_PAGE_SIZE),
  source: z.string().max(50).optional(),
  device: z.string().max(50).optional(),
  device_uuid: z.string().max(100).optional(),
})

const facets = z.object({
  ...countedFields,
  /** Bands of monthly pay in `salary_currency`; `to` null: no upper end. */
  salary: z.array(z.object({ from: z.number(), to: z.number().nullable(), count: z.number().int() })),
  posted_within: z.array(z.object({ id: z.number().int(), count: z.number().int() })),
})

/** The reasons why a job matches a query, one for each part of the query. */
const why = z.object({
  job_id: z.number().int(),
  matches: z.array(
    z.object({
      /** A word of the query, or several words that name a job or skill together; as typed. */
      typed: z.string(),
      /** The fields that contain its words; null if the job does not have all of them. */
      found_in: z.enum(['title', 'company', 'place', 'text']).nullable(),
      /**
       * The job or skill that it names; `found_in`: the title, the job's skills, or the function and titles of the job.
       */
      concept: namedValue
        .extend({
          kind: z.enum(['title', 'function', 'main_function', 'skill']),
          found_in: z.enum(['title', 'skills', 'role']),
        })
        .nullable(),
    }),
  ),
  /** If the job is only similar: the job title that is nearest to it. */
  similar_to: namedValue.nullable(),
  /** What ranked it higher: a text in the viewer's language, its age. */
  preferences: z.array(z.enum(['language', 'new'])),
})

const searchResponse = z.object({
  /** The same for equal query and filters, on all pages. */
  query_id: z.string(),
  /** The jobs that match. */
  total: z.number().int(),
  /** How many jobs are similar to the query without matching it: they come after the matches. */
  similar: z.number().int(),
  /** How many more `close_only` left out. */
  distant: z.number().int(),
  page: z.number().int(),
  /** The number of pages that this viewer can turn: at most the deepest that is served, for guests fewer. */
  pages: z.number().int(),
  /** Signing in opens further pages. */
  more_for_members: z.boolean(),
  sort: z.number().int(),
  /** The jobs that the signed-in person looks for come first. */
  is_personal: z.boolean(),
  /** Of a personal order: why each job is recommended, from the wishes that it meets. */
  reasons: z.array(jobReason).optional(),
  salary_currency: z.string(),
  jobs: z.array(jobCard),
  /** The place in `jobs` of the first that is only similar; their number if all match. */
  similar_from: z.number().int(),
  facets,
  /** By job; empty if it was not requested, or if there is no query. */
  why: z.array(why),
  /** The number of places within the radius, the chosen ones included; 0 without a radius. */
  places: z.number().int(),
  /**
   * Distances that can be chosen around the chosen places, in kilometres; empty if none of them is a city or district.
   */
  radii: z.array(z.number().int()),
  /** The names of the excluded companies. */
  excluded_companies: z.array(namedValue),
  /** How many more jobs match but do not state their pay; 0 without a pay filter. */
  without_stated_pay: z.number().int(),
  /** ISO 3166 alpha-2 or `EU`, of the jobs: the requested one, or that of a place in the query. Empty: everywhere. */
  country: z.string(),
  /** The words of the query that were searched: without those that were read as filters. */
  text: z.string(),
  /** Words of the query that were read as filters, in their order; empty if the query says none. */
  read: z.array(readWords),
  /**
   * Whether the query was searched word for word: because this was requested, or because nothing fits the filters that
   * were read in it.
   */
  literal: z.enum(['off', 'requested', 'fallback']),
  corrections: z.array(z.object({ from: z.string(), to: z.string() })),
  /** For an empty result: which filter to remove, and how many jobs there would be; the words last. */
  droppable: z.array(z.object({ filter: z.string(), total: z.number().int() })),
  /**
   * Jobs of the smallest wider search that finds some, if nothing fits what was asked; null if they were not requested,
   * or nothing is near.
   */
  nearby: nearbyJobs.nullable(),
})

export type JobSearchRequest = z.output<typeof searchRequest>
export type JobSearchResponse = z.output<typeof searchResponse>
export type JobFacetsResponse = z.output<typeof facets>

export const searchJobs = defineContract({
  name: 'search.jobs',
  ...searchJobsCall,
  summary: 'Jobs that match a query and filters, with live counts for the values of every filter.',
  access: 'public',
  limit: 'search',
  request: searchRequest,
  response: searchResponse,
  errors: [41139],
})

export const searchJobsByDevice = defineContract({
  ...searchJobs,
  name: 'search.jobsByDevice',
  service: 'job',
  path: '/search',
  summary: 'The same search under the name that the web client uses.',
})

export const suggestJobTitles = defineContract({
  name: 'search.suggestJobTitles',
  ...suggestJobTitlesCall,
  summary: 'Job titles for what has been typed so far, in the language of the viewer.',
  access: 'public',
  limit: 'suggest',
  request: z.object({
    query: z.string().trim().max(MAX_QUERY_LENGTH).default(''),
    size: wholeNumber(1, 20),
  }),
  response: z.object({
    job_titles: z.array(z.object({ id: z.number().int(), key: z.string(), value: z.string() })),
  }),
  errors: [],
})

export const suggestCombined = defineContract({
  name: 'search.suggestCombined',
  ...suggestCombinedCall,
  summary: 'Titles, companies and jobs for what has been typed so far into one field, best first in each.',
  access: 'public',
  limit: 'suggest',
  request: z.object({
    query: z.string().trim().max(MAX_QUERY_LENGTH).default(''),
    /** ISO 3166 alpha-2 or `EU`: jobs there; companies there come first. Empty: everywhere. */
    country: countryCode().default(''),
    /** The maximum number of each kind. */
    size: wholeNumber(1, 20),
  }),
  response: z.object({
    job_titles: suggestJobTitles.response.shape.job_titles,
    companies: suggestCompanies.response.shape.companies,
    jobs: z.array(
      jobCard.pick({ id: true, slug_id: true, title: true, lang: true, company: true, location: true }),
    ),
  }),
  errors: [],
})

const shownLocation = z.object({
  id: z.number().int(),
  name: z.string(),
  region: z.string().nullable(),
  country: z.string(),
})

export const suggestLocations = defineContract({
  name: 'search.suggestLocations',
  ...suggestLocationsCall,
  summary: 'Places whose name begins with what has been typed so far, biggest first.',
  access: 'public',
  limit: 'suggest',
  request: z.object({
    query: z.string().trim().max(100).default(''),
    country: countryCode().default(''),
    size: wholeNumber(1, 20),
  }),
  response: z.object({
    locations: z.array(shownLocation),
  }),
  errors: [],
})

export const findLocationNear = defineContract({
  name: 'search.findLocationNear',
  ...findLocationNearCall,
  summary: 'The city around a point given in degrees; null where there is none, or no longitude to look for.',
  access: 'public',
  limit: 'suggest',
  request: z.object({ latitude: degrees(90), longitude: degrees(180) }),
  response: z.object({ location: shownLocation.nullable() }),
  errors: [],
})
