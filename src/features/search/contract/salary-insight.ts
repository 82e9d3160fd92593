import { z } from 'zod'
import { defineContract } from '#shared/contract.ts'
import { countryCode, wholeNumber } from '#shared/request-values.ts'
import { namedValue } from '../../companies/contract.ts'

const oneId = () => wholeNumber(1, 2 ** 31 - 1)

/** The monthly pay of similar jobs in the job's place, from our own open postings. */
export const salaryInsight = defineContract({
  name: 'search.salaryInsight',
  service: 'search',
  method: 'GET',
  path: '/salary-insight',
  summary:
    'How the stated pay of open jobs with a title or function is spread in a place; null if too few state it.',
  access: 'public',
  limit: 'read',
  request: z
    .object({
      /** The job's own title, function and place; other parameters override them. */
      job_id: oneId(),
      function_title_id: oneId(),
      job_function_id: oneId(),
      /** ISO 3166 alpha-2 or `EU`; if a place is named, that of the place. */
      country: countryCode().default(''),
      location: oneId(),
    })
    .refine(
      ({ job_id, function_title_id, job_function_id }) => job_id ?? function_title_id ?? job_function_id,
      {
        path: ['job_function_id'],
      },
    ),
  response: z.object({
    insight: z
      .object({
        /** ISO 4217, the country's: pay in another currency is not used. */
        currency: z.string(),
        role: namedValue.extend({ kind: z.enum(['title', 'function']) }),
        /** `id` null: the whole country. */
        place: z.object({ id: z.number().int().nullable(), name: z.string() }),
        /** The parameters that were widened, because too few jobs state their pay there. */
        widened: z.object({ role: z.boolean(), place: z.boolean() }),
        /** The number of open jobs, of those that state their pay in the currency, and of their companies. */
        postings: z.number().int(),
        sample: z.number().int(),
        companies: z.number().int(),
        /** Major units a month; a job counts by the middle of its range. */
        quartiles: z.object({ low: z.number(), median: z.number(), high: z.number() }),
        /** Ascending, without gaps; `to` null: no upper end. */
        buckets: z.array(z.object({ from: z.number(), to: z.number().nullable(), count: z.number().int() })),
      })
      .nullable(),
  }),
  errors: [41120],
})

export type SalaryInsight = NonNullable<z.output<(typeof salaryInsight)['response']>['insight']>
