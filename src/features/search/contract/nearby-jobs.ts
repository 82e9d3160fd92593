import { z } from 'zod'
import { jobCard } from '../../jobs/contract.ts'

/** Jobs of a wider search, where nothing was found. They are no match, and no other number of the response counts them. */
export const nearbyJobs = z.object({
  /** Says in the viewer's language what was widened, and how many jobs there are. */
  title: z.string(),
  /**
   * `match`: they match the wider search; `similar`: they are close to it; `distant`: they are a little similar to what
   * was searched.
   */
  kind: z.enum(['match', 'similar', 'distant']),
  total: z.number().int(),
  /** The first of them. */
  jobs: z.array(jobCard),
  /** Values for a request that finds all of them; its other values stay. */
  request: z.object({
    /** Without the words that are not followed any more. */
    query: z.string(),
    country: z.string(),
    job_locations: z.array(z.number().int()),
    radius_km: z.number().int().nullable(),
    xp_lvls: z.array(z.number().int()),
    job_types: z.array(z.number().int()),
    arrangements: z.array(z.number().int()),
    close_only: z.boolean(),
  }),
})

export type NearbyJobs = z.output<typeof nearbyJobs>
