import { z } from 'zod'

/** Words of a query that were read as a filter. */
export const readWords = z.object({
  /** As typed. */
  words: z.string(),
  /** The filter, under its name in requests; `query`: a short form, searched as its full word, or words left out. */
  filter: z.enum([
    'job_types',
    'arrangements',
    'xp_lvls',
    'job_locations',
    'country',
    'salary',
    'company_ids',
    'is_urgent',
    'query',
  ]),
  /** The values of a filter by ids. */
  ids: z.array(z.number().int()),
  /** What was read, in the viewer's language; empty for pay by the month and for urgent jobs. */
  name: z.string(),
  /** A month; `to` null: no upper end. */
  pay: z.object({ from: z.number(), to: z.number().nullable(), currency: z.string() }).nullable(),
  /** `replaced`: another value was requested for this filter; `left_out`: no job has all that was read. */
  status: z.enum(['applied', 'replaced', 'left_out']),
  /** The query without these words. */
  without: z.string(),
})

export type ReadWords = z.output<typeof readWords>
