import { z } from 'zod'
import { defineContract } from '#shared/contract.ts'
import { countryCode, rowId } from '#shared/request-values.ts'
import { jobCard } from '../jobs/contract.ts'

/** The subject of a landing, in the viewer's language; the page makes a sentence of it. */
const subject = z.object({
  market: z.object({
    /** ISO 3166 alpha-2 or `EU`. */
    code: z.string(),
    name: z.string(),
    /** The form for "jobs in …", with the article; in Portuguese with the preposition. */
    phrase: z.string(),
  }),
  place: z
    .object({
      id: z.number().int(),
      name: z.string(),
      /** Whether it is a region with the same name as a city in it: then the name must say so. */
      is_namesake_region: z.boolean(),
      /** Region and country, if the name alone could be misread, from near to far. */
      around: z.array(z.string()),
    })
    .nullable(),
  /** A field, a function or a title of the tree. */
  work: z
    .object({ kind: z.enum(['mainFunction', 'function', 'title']), id: z.number().int(), name: z.string() })
    .nullable(),
})

/** A landing with enough jobs to be linked. */
const landingLink = z.object({
  /** The path below `/{lang}/jobs/`. */
  path: z.string(),
  subject,
  /** Open jobs, counted within the last minutes. */
  jobs: z.number().int(),
})

const landing = z.object({
  /** The canonical address, without `/{lang}/jobs/`; other spellings redirect to it. */
  path: z.string(),
  subject,
  /** Whether search engines should index it: enough jobs, and not the same ones as another landing. */
  is_listed: z.boolean(),
  /** The interface languages used in the country. */
  languages: z.array(z.string()),
  total: z.number().int(),
  /** Remote jobs of this kind that are open to people in the country. */
  remote_total: z.number().int(),
  /** The pay of postings that state it in the currency of the country; null if they are too few. */
  pay: z
    .object({
      currency: z.string(),
      /** A month, major units: the quartiles of the middles of the postings' ranges. */
      low: z.number(),
      middle: z.number(),
      high: z.number(),
      sample: z.number().int(),
    })
    .nullable(),
  /** Sent with tracking reports of the cards. */
  query_id: z.string(),
  /** The newest jobs. */
  jobs: z.array(jobCard),
  /** The breadcrumbs down to this landing: the country, the place. */
  above: z.array(landingLink),
  /** The same work in all the country; all work in this place. */
  wider: z.array(landingLink),
  /** Narrower work here: fields, functions of a field, titles of a function. */
  work: z.array(landingLink),
  /** The most frequent titles here, for landings without narrower work. */
  titles: z.array(landingLink),
  /** Work of the same function or field. */
  related: z.array(landingLink),
  /** Places inside. */
  places: z.array(landingLink),
  /** Places near this one, nearest first. */
  nearby: z.array(landingLink),
})

export type Subject = z.output<typeof subject>
export type LandingLink = z.output<typeof landingLink>
export type Landing = z.output<typeof landing>

export const getLanding = defineContract({
  name: 'landings.get',
  service: 'search',
  method: 'GET',
  path: '/landing',
  summary:
    'The jobs of a country, city and job function: their number, their pay, the newest, and where to go on.',
  access: 'public',
  limit: 'search',
  request: z.object({
    /** `{country}[/{city}][/{function}]` */
    path: z.string().max(300),
  }),
  response: landing,
  errors: [40004],
})

export const listCountries = defineContract({
  name: 'landings.listCountries',
  service: 'search',
  method: 'GET',
  path: '/landing/countries',
  summary: 'The countries in which there are jobs, with the work and the places that have most of them.',
  access: 'public',
  limit: 'search',
  request: z.object({}),
  response: z.object({
    countries: z.array(landingLink.extend({ places: z.array(landingLink) })),
  }),
  errors: [],
})

export const aroundSearch = defineContract({
  name: 'landings.aroundSearch',
  service: 'search',
  method: 'GET',
  path: '/landing/of-search',
  summary:
    'The landing that shows the same jobs as a search for one place or one kind of work, and its neighbours.',
  access: 'public',
  limit: 'read',
  request: z.object({
    country: countryCode(),
    location: z.coerce.number().int().positive().optional(),
    /** Id of a field, function or title. */
    work: z.coerce.number().int().positive().optional(),
  }),
  response: z.object({
    /** Null if there is no such landing in the sitemap. */
    same: landingLink.nullable(),
    links: z.array(landingLink),
  }),
  errors: [],
})

export const aroundJob = defineContract({
  name: 'landings.aroundJob',
  service: 'search',
  method: 'GET',
  path: '/landing/of-job/:job_id',
  summary: 'The landings that a job belongs to, and the languages in which it has an address of its own.',
  access: 'public',
  limit: 'read',
  request: z.object({ job_id: rowId() }),
  response: z.object({
    /** From the country to the work there. */
    above: z.array(landingLink),
    links: z.array(landingLink),
    /** The first is that of the original posting. */
    versions: z.array(z.object({ language: z.string(), slug_id: z.string() })),
  }),
  errors: [41120],
})
