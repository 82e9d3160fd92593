import { z } from 'zod'
import { companyFlagFilters, companyListFilters } from '#config/company-filters.ts'
import { MAX_PAGE, MAX_PAGE_SIZE, MAX_QUERY_LENGTH, MOST_REPLY_DAYS } from '#config/limits.ts'
import { defineContract } from '#shared/contract.ts'
import { recordOf } from '#shared/record-of.ts'
import { countryCode, flag, idList, rowId, wholeNumber } from '#shared/request-values.ts'

/** A value of a configuration list, named in the viewer's language. */
export const namedValue = z.object({ id: z.number().int(), name: z.string() })

export const companyPhoto = z.object({
  /** A path of this site. */
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  caption: z.string(),
  /** For visitors who cannot see it; like the caption in the language given beside it (BCP 47). */
  alt: z.string(),
  lang: z.string(),
})

/** How a company answers the applications that it gets here (docs/decisions/0076); null: too few to say. */
export const replyRecord = z
  .object({
    /** Of a hundred applications: answered within the promise. */
    in_time_percent: z.number().int(),
    /** From sending to the first answer, in half of them; null: none was answered. */
    median_hours: z.number().int().nullable(),
  })
  .nullable()
export type ReplyRecord = z.output<typeof replyRecord>

/** The fields of a company in a line of suggestions. */
const companyLine = z.object({
  id: z.number().int(),
  /** `slug-id`, the last segment of the company's address. */
  slug_id: z.string(),
  name: z.string(),
  legal_name: z.string().nullable(),
  is_verified: z.boolean(),
  industry: namedValue.nullable(),
  /** The place in the viewer's language. */
  location: z.string().nullable(),
  /** The jobs that a search finds, those on hold included. */
  open_jobs: z.number().int(),
})

const suggestedCompany = companyLine.extend({
  /** The legal name or brand that matched, if the name itself does not contain the typed text. */
  known_as: z.string().nullable(),
})

/** The fields of a company in a list. */
export const companyCard = companyLine.extend({
  /** BCP 47: the language of the company's own texts. */
  lang: z.string().nullable(),
  is_web3: z.boolean(),
  /** Its own short text, without markup; empty if it has none. */
  summary: z.string(),
  size: namedValue.nullable(),
  financing_stage: namedValue.nullable(),
  country: z.string().nullable(),
  remote_jobs: z.number().int(),
  reply_record: replyRecord,
  /** The first of its album. */
  photo: companyPhoto.nullable(),
})

export const companyDetail = companyCard.extend({
  /** Sanitised HTML. */
  overview: z.string(),
  brand: z.string().nullable(),
  ceo: z.string().nullable(),
  employees: z.number().int().nullable(),
  /** Major units. */
  registered_capital: z.object({ amount: z.number(), currency: z.string() }).nullable(),
  registered_address: z.string().nullable(),
  registration_number: z.string().nullable(),
  /** `YYYY-MM-DD`. */
  registered_on: z.string().nullable(),
  founded_year: z.number().int().nullable(),
  website: z.string().nullable(),
  /** It promises to answer an application within so many days. */
  reply_days: z.number().int(),
  benefits: z.array(namedValue),
  culture: z.array(namedValue),
  album: z.array(companyPhoto),
  /** The company's recruiters, in order of joining; the position is in the language of the company. */
  recruiters: z.array(z.object({ id: z.string(), name: z.string(), position: z.string().nullable() })),
})

export type CompanyPhoto = z.output<typeof companyPhoto>
export type CompanyLine = z.output<typeof companyLine>
export type SuggestedCompany = z.output<typeof suggestedCompany>
export type CompanyCard = z.output<typeof companyCard>
export type CompanyDetail = z.output<typeof companyDetail>

const companyId = rowId()

const country = countryCode().default('')

const query = z.string().trim().max(MAX_QUERY_LENGTH).default('')

/** The featured-employer filter. The values of a list are alternatives; filters combine. */
const companyFilters = z.object({
  /** Matches the name, the legal name or the brand: the beginning of words, or any part of them. */
  query,
  /** ISO 3166 alpha-2 or `EU`: companies in this country, or with jobs there. Empty: everywhere. */
  country,
  ...recordOf(companyListFilters, () => idList()),
  ...recordOf(companyFlagFilters, () => flag()),
})

export type CompanyFilterRequest = z.output<typeof companyFilters>

const counted = z.object({ id: z.number().int(), name: z.string(), count: z.number().int() })

const companyFacets = z.object({
  ...recordOf(companyListFilters, () => z.array(counted)),
  ...recordOf(companyFlagFilters, () => z.number().int()),
})

export type CompanyFacets = z.output<typeof companyFacets>

const searchRequest = companyFilters.extend({
  /** 1 most open jobs, 2 best matching name, 3 newest on this site; default 2 with a query, otherwise 1. */
  sort: wholeNumber(1, 3),
  page: wholeNumber(1, MAX_PAGE),
  size: wholeNumber(1, MAX_PAGE_SIZE),
})

const searchResponse = z.object({
  total: z.number().int(),
  page: z.number().int(),
  pages: z.number().int(),
  sort: z.number().int(),
  companies: z.array(companyCard),
  /** The number of companies by value of each filter, with all other filters applied. */
  facets: companyFacets,
  /** For an empty result: which filter to remove, and how many companies there would be; best first. */
  droppable: z.array(z.object({ filter: z.string(), total: z.number().int() })),
})

export type CompanySearchRequest = z.output<typeof searchRequest>
export type CompanySearchResponse = z.output<typeof searchResponse>

export const getCompany = defineContract({
  name: 'companies.get',
  service: 'company',
  method: 'GET',
  path: '/:company_id',
  summary: 'One company with everything that its page shows.',
  access: 'public',
  limit: 'read',
  request: z.object({ company_id: companyId }),
  response: companyDetail,
  errors: [41060],
})

export const searchCompanies = defineContract({
  name: 'companies.search',
  service: 'company',
  method: 'GET',
  path: '/search',
  summary: 'Companies by name and filters, with live counts for the values of every filter.',
  access: 'public',
  limit: 'search',
  request: searchRequest,
  response: searchResponse,
  errors: [],
})

export const listFeaturedCompanies = defineContract({
  name: 'companies.listFeatured',
  service: 'company',
  method: 'GET',
  path: '/featured-companies',
  summary:
    'Verified companies with a whole profile that are hiring now, most open jobs first; no place here is for sale.',
  access: 'public',
  limit: 'search',
  request: companyFilters.extend({ is_web3: flag(), size: wholeNumber(1, MAX_PAGE_SIZE) }),
  response: z.object({ companies: z.array(companyCard) }),
  errors: [],
})

export const suggestCompanies = defineContract({
  name: 'companies.suggest',
  service: 'company',
  method: 'GET',
  path: '/search-suggestion',
  summary: 'Companies whose name fits what has been typed so far, best first.',
  access: 'public',
  limit: 'suggest',
  request: z.object({ query, country, size: wholeNumber(1, 20) }),
  response: z.object({ companies: z.array(suggestedCompany) }),
  errors: [],
})

export const findCompaniesByName = defineContract({
  ...suggestCompanies,
  name: 'companies.findByName',
  path: '/search-company-by-legal-name-displany-name',
  summary:
    'Companies by their name or legal name, for forms in which one is named; an exact name comes first.',
  request: z.object({ company_name: query, size: wholeNumber(1, 20) }),
})

export const listSimilarCompanies = defineContract({
  name: 'companies.listSimilar',
  service: 'company',
  method: 'GET',
  path: '/:company_id/similar-companies',
  summary: 'Companies of the same industry, those of the same country and size first.',
  access: 'public',
  limit: 'search',
  request: z.object({ company_id: companyId, size: wholeNumber(1, 20) }),
  response: z.object({ companies: z.array(companyCard) }),
  errors: [41060],
})

export const setReplyDays = defineContract({
  name: 'companies.setReplyDays',
  service: 'company',
  method: 'PUT',
  path: '/mine/reply-days',
  summary: 'Sets within how many days the company of the recruiter promises to answer an application.',
  access: 'recruiter',
  sites: ['employer'],
  limit: 'account',
  request: z.object({ reply_days: z.coerce.number().int().min(1).max(MOST_REPLY_DAYS) }),
  response: z.object({ reply_days: z.number().int() }),
  errors: [40001, 40005],
})
