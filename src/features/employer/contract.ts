import { z } from 'zod'
import { defineContract } from '#shared/contract.ts'

export const getEmployerHome = defineContract({
  name: 'employer.getHome',
  service: 'company',
  method: 'GET',
  path: '/mine',
  summary: 'Returns the signed-in recruiter, their company, its other recruiters, and its open jobs.',
  access: 'recruiter',
  limit: 'read',
  request: z.object({}),
  response: z.object({
    me: z.object({
      name: z.string(),
      email: z.string().nullable(),
      role: z.enum(['coordinator', 'admin', 'recruiter']),
      position: z.string().nullable(),
    }),
    company: z.object({
      id: z.number().int(),
      slug_id: z.string(),
      name: z.string(),
      is_verified: z.boolean(),
      /** The address of its public page, whole. */
      url: z.string(),
    }),
    colleagues: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        role: z.enum(['coordinator', 'admin', 'recruiter']),
        position: z.string().nullable(),
      }),
    ),
    /** Jobs that are open or on hold, the newest first, at most `JOBS_SHOWN`. */
    jobs: z.array(
      z.object({
        id: z.number().int(),
        title: z.string(),
        /** The language of the title (BCP 47). */
        lang: z.string(),
        is_on_hold: z.boolean(),
        /** Seconds since 1970. */
        posted_at: z.number().int(),
        /** The address of its public page, whole. */
        url: z.string(),
      }),
    ),
    /** The number of all jobs; `jobs` has the newest of them. */
    job_count: z.number().int(),
  }),
  errors: [40003, 40005],
})

export type EmployerHome = z.output<typeof getEmployerHome.response>
