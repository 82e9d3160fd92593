import { z } from 'zod'
import { MAX_QUERY_LENGTH } from '#config/limits.ts'
import { defineContract } from '#shared/contract.ts'
import { picturePath } from '#shared/picture-path.ts'
import type { CompanyDetail } from '../companies/contract.ts'
import type { JobCard } from '../jobs/contract.ts'

/** The data of a job that this room's use-cases need. */
export type { JobCard, Pay } from '../jobs/contract.ts'

/** The path of a job's picture for sharing; the card must be in `language`, as for a viewer who reads it. */
export function jobPicturePath(job: JobCard, language: string, siteName: string): string {
  const { title, lang, company, location, arrangement, pay, pay_text } = job
  const said = [siteName, title, lang, company.name, company.id, location, arrangement?.name, pay, pay_text]
  return picturePath('job', language, job.id, said)
}

/** The path of a company's picture for sharing; the company must be in `language`, as for a viewer who reads it. */
export function companyPicturePath(company: CompanyDetail, language: string, siteName: string): string {
  return picturePath('company', language, company.id, [siteName, company.name, ...companyFacts(company)])
}

/** The line below its name in the picture. */
export const companyFacts = ({ industry, size, location }: CompanyDetail): string[] =>
  [industry?.name, size?.name, location].flatMap((fact) => fact ?? [])

const apiCall = z.object({
  /** `room.verb`; the last segment of its page. */
  name: z.string(),
  service: z.string(),
  method: z.string(),
  /** With `{name}` as the placeholder of a value. */
  path: z.string(),
  /** In English. */
  summary: z.string(),
})

const apiParameter = z.object({
  name: z.string(),
  in: z.enum(['path', 'query', 'body']),
  required: z.boolean(),
  /** `integer`, `string[]`, `"a" | "b"`. */
  type: z.string(),
  /** `≥ 1`, `length ≤ 200`: for readers of specifications. */
  limits: z.array(z.string()),
  /** The only values that it accepts, if there are few. */
  values: z.array(z.string()),
  default: z.string().nullable(),
  /** Its meaning, in English. */
  note: z.string().nullable(),
})

const apiField = z.object({
  /** Starting from `data`: `jobs[].pay.min`. */
  path: z.string(),
  type: z.string(),
})

export type ApiCall = z.output<typeof apiCall>
export type ApiParameter = z.output<typeof apiParameter>
export type ApiField = z.output<typeof apiField>
export type ApiCallDetail = z.output<typeof apiCallDetail>

export const listApiCalls = defineContract({
  name: 'syndication.listApiCalls',
  service: 'base',
  method: 'GET',
  path: '/api-calls',
  summary: 'All calls of this API in short, or those in whose name, path or summary all words stand.',
  access: 'public',
  limit: 'read',
  request: z.object({ query: z.string().trim().max(MAX_QUERY_LENGTH).default('') }),
  response: z.object({ calls: z.array(apiCall) }),
  errors: [],
})

const apiCallDetail = apiCall.extend({
  parameters: z.array(apiParameter),
  fields: z.array(apiField),
  errors: z.array(z.object({ code: z.number().int(), status: z.number().int(), message: z.string() })),
  limit: z.object({ calls: z.number().int(), seconds: z.number().int() }),
})

export const describeApiCall = defineContract({
  name: 'syndication.describeApiCall',
  service: 'base',
  method: 'GET',
  path: '/api-calls/:call',
  summary: 'One call of this API by its name: parameters, answer, errors and limit.',
  access: 'public',
  limit: 'read',
  request: z.object({ call: z.string().max(100) }),
  response: apiCallDetail,
  errors: [40004],
})
