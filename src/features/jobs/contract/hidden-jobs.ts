import { z } from 'zod'
import { MOST_HIDDEN_AT_ONCE } from '#config/limits.ts'
import { defineContract } from '#shared/contract.ts'
import { rowId } from '#shared/request-values.ts'
import { hideJobsCall, showJobAgainCall } from '../calls.ts'
import { jobCard } from '../contract.ts'

export const hideJobs = defineContract({
  name: 'jobs.hide',
  ...hideJobsCall,
  summary:
    'Hides jobs from the searches and recommendations of the signed-in seeker. Repeating the call changes nothing; jobs that are gone are skipped.',
  access: 'seeker',
  limit: 'account',
  request: z.object({ job_ids: z.array(rowId()).min(1).max(MOST_HIDDEN_AT_ONCE) }),
  response: z.object({}),
  errors: [],
})

export const showJobAgain = defineContract({
  name: 'jobs.showAgain',
  ...showJobAgainCall,
  summary: 'Shows a hidden job again. Repeating the call changes nothing.',
  access: 'seeker',
  limit: 'account',
  request: z.object({ id: rowId() }),
  response: z.object({}),
  errors: [],
})

export const listHiddenJobs = defineContract({
  name: 'jobs.listHidden',
  service: 'job',
  method: 'GET',
  path: '/hidden-jobs',
  summary: 'The hidden jobs of the signed-in seeker that are not closed, the last hidden first.',
  access: 'seeker',
  limit: 'account',
  request: z.object({}),
  response: z.object({ jobs: z.array(jobCard) }),
  errors: [],
})
