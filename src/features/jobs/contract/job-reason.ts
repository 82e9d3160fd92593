import { z } from 'zod'

/** Why a job is recommended to a signed-in seeker, from the wishes that it meets. */
export const jobReason = z.object({
  job_id: z.number().int(),
  /** The work that the person looks for, in the viewer's language or their own words. */
  work: z.string().nullable(),
  /** Not that very work, but the same kind. */
  is_related: z.boolean(),
  /** The place that the person wants, if the job is there or near it. */
  place: z.string().nullable(),
  /** How many of the person's skills it asks for. */
  skills: z.number().int(),
})
export type JobReason = z.output<typeof jobReason>
