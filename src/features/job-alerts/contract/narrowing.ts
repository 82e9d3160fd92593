import { z } from 'zod'
import { JOB_FILTERS } from '#config/job-filters.ts'

/** The filters by which an alert becomes narrower in one press: what people know of a job at a glance. */
export const NARROWING = ['locationIds', 'arrangements', 'jobTypeIds', 'levelIds'] as const
export type NarrowingFilter = (typeof NARROWING)[number]

const APIS = NARROWING.map((name) => JOB_FILTERS[name].api)

/** A single value of a filter that has none chosen, and how many of the jobs have it. */
export const narrowing = z.object({
  /** As calls name it. */
  filter: z.enum(APIS),
  id: z.number().int(),
  name: z.string(),
  count: z.number().int(),
})
export type Narrowing = z.output<typeof narrowing>

/** `job_types.1`: a value of one of these filters, in an address. */
export const onlyValue = z
  .string()
  .regex(/^[a-z_]+\.\d{1,9}$/)
  .refine((text) => APIS.some((api) => text.startsWith(`${api}.`)))

/** The filter and the value that `onlyValue` names. */
export function readOnly(text: string): { name: NarrowingFilter; api: Narrowing['filter']; id: number } {
  const [named, id] = text.split('.')
  const name = NARROWING.find((each) => JOB_FILTERS[each].api === named) ?? 'jobTypeIds'
  return { name, api: JOB_FILTERS[name].api, id: Number(id) }
}
