import { z } from 'zod'
import { defineContract } from '#shared/contract.ts'

const asked = z.object({
  name: z.string(),
  /** In how many of these jobs, in percent. */
  percent: z.number().int(),
})

export const getAdvice = defineContract({
  name: 'profiles.getAdvice',
  service: 'jobseeker',
  method: 'GET',
  path: '/advice',
  summary:
    'What the open jobs of the first preference ask for, and the one thing that the profile of the signed-in seeker should say next.',
  access: 'seeker',
  limit: 'account',
  request: z.object({}),
  response: z.object({
    /** The jobs that were counted; null if no preference names a job, or too few are open. */
    market: z
      .object({
        jobs: z.number().int(),
        /** The wanted title, or the field if too few jobs have the title. */
        work: z.string(),
        /** Null: anywhere. */
        place: z.string().nullable(),
        skills: z.array(asked.extend({ has: z.boolean() })),
      })
      .nullable(),
    /** Null: nothing that many of these jobs ask for is missing. */
    next: z
      .discriminatedUnion('kind', [
        asked.extend({
          kind: z.literal('language'),
          language_id: z.number().int(),
          /** No job says so, but the postings are written in it. */
          is_written: z.boolean(),
          proficiencies: z.array(z.object({ id: z.number().int(), value: z.string() })),
        }),
        asked.extend({ kind: z.literal('skill') }),
      ])
      .nullable(),
    may: z.object({
      /** False if the profile has as many skills as it may have. */
      add_skill: z.boolean(),
    }),
  }),
  errors: [40005],
})
