import { COMPANY_FILTERS, companyFilterNames } from '#config/company-filters.ts'
import { JOB_FILTER_DETAILS } from '#config/job-filter-details.ts'
import { JOB_FILTERS, jobFilterNames } from '#config/job-filters.ts'

/** The meaning of parameters by name; a name means the same in every call. In English, as specifications are. */
export const PARAMETER_NOTES: Readonly<Partial<Record<string, string>>> = {
  query: 'Words to search for; in any language, job titles and skills are understood by meaning.',
  country: 'ISO 3166 alpha-2 code of a country, or EU; remote jobs open to it count too. Empty: everywhere.',
  ...Object.fromEntries(companyFilterNames.map((name) => [name, COMPANY_FILTERS[name].note])),
  ...Object.fromEntries(jobFilterNames.map((name) => [JOB_FILTERS[name].api, JOB_FILTER_DETAILS[name].note])),
  salary_from: 'Lowest pay a month, in the currency of the country (US dollars without one).',
  salary_to: 'Highest pay a month, in the same currency.',
  why: '1: says of each job what it matched the query by.',
  sort: '1 newest, 2 relevance, 3 highest pay. Default: 2 with a query, otherwise 1.',
  page: 'From 1. Without size, the first page holds 21 and every further one 30.',
  size: 'Entries a page.',
  source: 'Where the call comes from, for statistics.',
  device: 'web or mobile_web, for statistics.',
  device_uuid: 'Random id of the device, for statistics.',
  job_id: 'Id of a job: the number at the end of its address.',
  company_id: 'Id of a company: the number at the end of its address.',
  ids: 'Ids, in the order in which they are wanted.',
  type: 'Name of a list.',
  language_code: 'Language of names and messages: one of the ten languages of the site.',
  language: 'One of the ten languages of the site.',
  version: 'Version of the texts, from the manifest.',
  latitude: 'Degrees north.',
  longitude: 'Degrees east.',
  call: 'Name of a call, from the list of calls.',
}
