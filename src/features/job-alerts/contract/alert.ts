import { z } from 'zod'
import { flag } from '#shared/request-values.ts'
import { namedValue } from '../../companies/contract.ts'
import { jobFilters, searchJobs } from '../../search/contract.ts'

/** The search of an alert, in the words of the table of filters: whatever a search can ask, an alert can. */
export const alertSearch = jobFilters.extend({
  /** Searches for the query word for word. */
  literal: flag(),
})
export type AlertSearch = z.output<typeof alertSearch>

/** The search of an alert as the search page would make it, its best jobs first. */
export const searchNow = (search: AlertSearch, { similar, size }: { similar: boolean; size: number }) =>
  searchJobs.request.parse({ ...search, exact: !similar, close_only: true, why: true, sort: 2, size })

/** `subscibe_job_frequency_lists`: 1 daily, 2 weekly. */
const frequency = z.coerce.number().pipe(z.union([z.literal(1), z.literal(2)]))

export type Frequency = z.output<typeof frequency>

/** What may be chosen beside the search. */
export const alertChoices = z.object({
  frequency: frequency.default(1),
  /** Whether jobs come too that are only similar to the query. */
  similar: flag(),
  /** IANA name: where the person wakes up. Absent: that of the country. */
  time_zone: z.string().max(60).optional(),
  /** Whether new jobs are also told in the product and by push as they come. */
  at_once: flag(),
  /** Where the mails go. Empty: to the address of the account. */
  email: z.string().max(254).default(''),
})

/** The values of a filter in the words of the viewer; the title of a filter that is a flag. */
export const describedFilter = z.object({
  /** As calls name it. */
  filter: z.string(),
  values: z.array(z.string()),
})
export type DescribedFilter = z.output<typeof describedFilter>

export const jobAlert = z.object({
  id: z.uuid(),
  user_id: z.string(),
  /** Where its mails go; null: the account has no address. */
  email: z.string().nullable(),
  /** Whether it goes to the address of the account, whatever that is. */
  is_own_email: z.boolean(),
  /** `confirmation`: nobody at the address has agreed yet; `address`: the account's own address is not proven. */
  waits_for: z.enum(['confirmation', 'address']).nullable(),
  frequency: z.object({ id: z.number().int(), key: z.string() }),
  similar: z.boolean(),
  at_once: z.boolean(),
  is_paused: z.boolean(),
  search: alertSearch,
  /** What is searched, briefly; empty: all jobs. */
  title: z.string(),
  filters: z.array(describedFilter),
  /** "Not this kind": titles of which no jobs come. */
  left_out_titles: z.array(namedValue),
  time_zone: z.string(),
  created_at: z.iso.datetime(),
  /** The morning of the next mail; null: none comes. */
  next_at: z.iso.datetime().nullable(),
  sent_at: z.iso.datetime().nullable(),
})
export type JobAlert = z.output<typeof jobAlert>
