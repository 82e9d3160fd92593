import { z } from 'zod'
import { MAX_OUTSIDE_TEXT, MAX_URL } from '#config/limits.ts'
import { OUTSIDE_STATES } from '#config/outside-states.ts'
import { defineContract } from '#shared/contract.ts'
import { keptText, rowId, storable } from '#shared/request-values.ts'
import { keepOutsideCall } from '../calls.ts'

/** Jobs for which somebody has applied elsewhere. Their state is what their owner says: nobody else knows. */

const common = { service: 'job', access: 'seeker', limit: 'account' } as const

const outsideApplication = z.object({
  id: z.uuid(),
  /** Null: written by hand, or the job is gone. */
  job_id: z.number().int().nullable(),
  title: z.string(),
  company_name: z.string(),
  url: z.string().nullable(),
  state: z.enum(OUTSIDE_STATES),
  applied_at: z.iso.datetime(),
  changed_at: z.iso.datetime(),
})

export type OutsideApplication = z.output<typeof outsideApplication>

const webAddress = () =>
  z.union([
    z.literal('').transform(() => null),
    z
      .url({ protocol: /^https?$/, hostname: z.regexes.domain })
      .max(MAX_URL)
      .overwrite(storable),
  ])

export const listOutside = defineContract({
  ...common,
  name: 'myJobs.listOutside',
  method: 'GET',
  path: '/outside-applications',
  summary: 'The jobs for which the signed-in seeker has applied elsewhere, the last changed first.',
  request: z.object({}),
  response: z.object({ applications: z.array(outsideApplication) }),
  errors: [40005],
})

export const keepOutside = defineContract({
  ...common,
  ...keepOutsideCall,
  name: 'myJobs.keepOutside',
  summary:
    'Keeps that the signed-in seeker has applied elsewhere: to a job of ours by its number, or to another one by hand. A job of ours is kept once, and so are the same words within a minute.',
  request: z.union([
    z.object({ job_id: rowId() }),
    z.object({
      title: keptText().trim().min(1).max(MAX_OUTSIDE_TEXT),
      company_name: keptText().trim().min(1).max(MAX_OUTSIDE_TEXT),
      url: webAddress().optional(),
    }),
  ]),
  response: outsideApplication,
  errors: [40005, 41120, 41130],
})

export const changeOutside = defineContract({
  ...common,
  name: 'myJobs.changeOutside',
  method: 'PATCH',
  path: '/outside-applications/:id/update',
  summary: 'Says how far an application elsewhere has come.',
  request: z.object({ id: z.uuid(), state: z.enum(OUTSIDE_STATES) }),
  response: outsideApplication,
  errors: [40004],
})

export const forgetOutside = defineContract({
  ...common,
  name: 'myJobs.forgetOutside',
  method: 'DELETE',
  path: '/outside-applications/:id/delete',
  summary: 'Takes an application elsewhere from the list.',
  request: z.object({ id: z.uuid() }),
  response: z.object({}),
  errors: [40004],
})
