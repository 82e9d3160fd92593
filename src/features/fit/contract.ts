import { z } from 'zod'
import { defineContract } from '#shared/contract.ts'
import { idList, rowId } from '#shared/request-values.ts'
import { getFitCall, listFitsCall } from './calls.ts'

/** `unclear`: the profile neither says nor denies it, or has something near. */
const status = z.enum(['have', 'lack', 'unclear'])

export const getFit = defineContract({
  name: 'fit.get',
  ...getFitCall,
  summary: 'What a job asks for, and what of it the profile of the signed-in seeker shows.',
  access: 'seeker',
  limit: 'account',
  request: z.object({ job_id: rowId() }),
  response: z.object({
    skills: z.array(z.object({ name: z.string(), status })),
    /** What else the job asks for, where it says so. */
    demands: z.array(
      z.object({
        kind: z.enum(['language', 'experience', 'education', 'eligibility']),
        /** As the job asks for it, in the viewer's language. */
        name: z.string(),
        status,
      }),
    ),
    /** Whether the seeker has hidden the job. */
    is_hidden: z.boolean(),
    may: z.object({
      /** False if the profile has as many skills as it may have. */
      add_skill: z.boolean(),
    }),
  }),
  errors: [40005, 41120],
})

export const listFits = defineContract({
  name: 'fit.list',
  ...listFitsCall,
  summary:
    'How many of the skills of each job the signed-in seeker has. Jobs without skills are left out, and all if the profile has none.',
  access: 'seeker',
  limit: 'account',
  request: z.object({ job_ids: idList() }),
  response: z.object({
    fits: z.array(z.object({ job_id: z.number().int(), skills: z.number().int(), have: z.number().int() })),
  }),
  errors: [40005],
})
