import { z } from 'zod'
import { MAX_PAGE, MOST_SAVED_AT_ONCE } from '#config/limits.ts'
import { defineContract } from '#shared/contract.ts'
import { rowId } from '#shared/request-values.ts'
import { jobCard } from '../../jobs/contract.ts'
import { listSavedIdsCall, saveJobsCall, unsaveJobCall } from '../calls.ts'

const common = { access: 'seeker', limit: 'account' } as const

const savedJob = z.object({
  job: jobCard,
  saved_at: z.iso.datetime(),
  /** The viewer's application to it that is not withdrawn. */
  application_id: z.string().nullable(),
})
export type SavedJob = z.output<typeof savedJob>

export const listSavedJobs = defineContract({
  name: 'myJobs.listSaved',
  ...common,
  service: 'job',
  method: 'GET',
  path: '/saved-jobs',
  summary: 'The saved jobs of the signed-in seeker, closed ones included and last.',
  request: z.object({
    page: z.coerce.number().int().min(1).max(MAX_PAGE).default(1),
    /** 1 newest, 2 last saved, 3 highest pay. */
    sort: z.coerce.number().int().min(1).max(3).default(2),
  }),
  response: z.object({ jobs: z.array(savedJob), total: z.number().int() }),
  errors: [40005],
})

export const getSavedJob = defineContract({
  name: 'myJobs.getSaved',
  ...common,
  service: 'job',
  method: 'GET',
  path: '/saved-jobs/:id',
  summary: 'One saved job, by the number of the job.',
  request: z.object({ id: rowId() }),
  response: savedJob,
  errors: [40005, 41131],
})

export const isJobSaved = defineContract({
  name: 'myJobs.isSaved',
  ...common,
  service: 'job',
  method: 'GET',
  path: '/:id/is-saved',
  summary: 'Whether the signed-in seeker has saved a job.',
  request: z.object({ id: rowId() }),
  response: z.object({ is_saved: z.boolean() }),
  errors: [40005],
})

export const listSavedIds = defineContract({
  name: 'myJobs.listSavedIds',
  ...common,
  ...listSavedIdsCall,
  summary: 'The numbers of all saved jobs, the last saved first: for the buttons of a page.',
  request: z.object({}),
  response: z.object({ ids: z.array(z.number().int()) }),
  errors: [40005],
})

export const saveJobs = defineContract({
  name: 'myJobs.save',
  ...common,
  ...saveJobsCall,
  summary:
    'Saves a job, or those that a device has kept. Repeating the call changes nothing; of those of a device, jobs that are gone are skipped.',
  request: z.object({
    job_id: rowId().optional(),
    job_ids: z.array(rowId()).max(MOST_SAVED_AT_ONCE).default([]),
    /** Of the device; not used. */
    device_uuid: z.string().max(100).optional(),
    device_udid: z.string().max(100).optional(),
    timestamp: z.coerce.number().optional(),
  }),
  response: z.object({}),
  errors: [40001, 40005, 41120, 41130],
})

export const unsaveJob = defineContract({
  name: 'myJobs.unsave',
  ...common,
  ...unsaveJobCall,
  summary: 'Takes a job, by its number, from the saved ones. Repeating the call changes nothing.',
  request: z.object({ id: rowId() }),
  response: z.object({}),
  errors: [40005],
})
