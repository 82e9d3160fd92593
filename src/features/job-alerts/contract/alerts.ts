import { z } from 'zod'
import { defineContract } from '#shared/contract.ts'
import { flag, idList } from '#shared/request-values.ts'
import { jobCard } from '../../jobs/contract.ts'
import { createJobAlertCall, deleteJobAlertCall, previewJobAlertCall } from '../calls.ts'
import { alertChoices, alertSearch, describedFilter, jobAlert } from './alert.ts'
import { narrowing } from './narrowing.ts'

const own = { access: 'seeker', limit: 'account' } as const
const ERRORS = [41004, 41012, 41139]

export const listJobAlerts = defineContract({
  name: 'jobAlerts.list',
  ...own,
  service: 'job',
  method: 'GET',
  path: '/job-alerts',
  summary: 'The job alerts of the signed-in seeker, the newest first.',
  request: z.object({}),
  response: z.object({
    job_alerts: z.array(jobAlert),
    /** How many one account may have. */
    max: z.number().int(),
    may: z.object({ create: z.boolean() }),
  }),
  errors: [40005],
})

export const getJobAlert = defineContract({
  name: 'jobAlerts.get',
  ...own,
  service: 'job',
  method: 'GET',
  path: '/job-alerts/:id',
  summary: 'One job alert of the signed-in seeker.',
  request: z.object({ id: z.uuid() }),
  response: jobAlert,
  errors: [40005, 41141],
})

export const previewJobAlert = defineContract({
  name: 'jobAlerts.preview',
  ...previewJobAlertCall,
  access: 'public',
  limit: 'search',
  summary: 'How many open jobs an alert for a search would match now, with examples.',
  request: alertSearch.extend({ similar: flag() }),
  response: z.object({
    total: z.number().int(),
    similar: z.number().int(),
    jobs: z.array(jobCard),
    title: z.string(),
    filters: z.array(describedFilter),
    /** What would make it narrower. */
    narrower: z.array(narrowing),
  }),
  errors: [41139],
})

export const previewAlertMail = defineContract({
  name: 'jobAlerts.previewMail',
  ...own,
  service: 'job',
  method: 'GET',
  path: '/job-alerts/:id/mail',
  summary: 'The mail of a job alert as it would be with the jobs that match now; null: none matches.',
  request: z.object({ id: z.uuid() }),
  response: z.object({
    mail: z.object({ subject: z.string(), text: z.string(), html: z.string() }).nullable(),
  }),
  errors: [40005, 41141],
})

export const createJobAlert = defineContract({
  name: 'jobAlerts.create',
  ...createJobAlertCall,
  access: 'public',
  limit: 'account',
  summary:
    'Makes a job alert. One for an address that is not the signed-in seeker’s waits for a click in a mail to it; the answer does not say whether an account has the address.',
  request: alertSearch.extend(alertChoices.shape),
  response: z.object({
    /** Null without an account. */
    job_alert: jobAlert.nullable(),
    /** Where a mail with the link was sent; null: nothing has to be confirmed. */
    confirm_at: z.string().nullable(),
  }),
  errors: [...ERRORS, 40005, 40006, 41142, 41143, 41144, 41157],
})

export const updateJobAlert = defineContract({
  name: 'jobAlerts.update',
  ...own,
  service: 'job',
  method: 'PUT',
  path: '/job-alerts/:id/update',
  summary: 'Replaces the search of a job alert and what is chosen beside it.',
  request: alertSearch.extend({
    ...alertChoices.shape,
    id: z.uuid(),
    /** Titles of which no jobs come, among those that are left out now: none is added here. */
    left_out_titles: idList(),
  }),
  response: z.object({ job_alert: jobAlert, confirm_at: z.string().nullable() }),
  errors: [...ERRORS, 40005, 40006, 41141, 41142, 41157, 41158],
})

export const pauseJobAlert = defineContract({
  name: 'jobAlerts.pause',
  ...own,
  service: 'job',
  method: 'PATCH',
  path: '/job-alerts/:id/pause',
  summary: 'Pauses a job alert, or lets it go on. Repeating the call changes nothing.',
  request: z.object({ id: z.uuid(), is_paused: flag() }),
  response: jobAlert,
  errors: [40005, 41141, 41158],
})

export const deleteJobAlert = defineContract({
  name: 'jobAlerts.delete',
  ...own,
  ...deleteJobAlertCall,
  summary: 'Deletes a job alert with all that it has stored.',
  request: z.object({ id: z.uuid() }),
  response: z.object({}),
  errors: [40005, 41141],
})
