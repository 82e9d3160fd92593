import { z } from 'zod'
import { defineContract } from '#shared/contract.ts'
import { flag, rowId } from '#shared/request-values.ts'
import { namedValue } from '../../companies/contract.ts'
import { describedFilter } from './alert.ts'
import { onlyValue } from './narrowing.ts'

/** The calls behind the links of mails. The token says which alert it is; nobody has to be signed in. */

const token = z.string().max(2000)
const common = { service: 'job', access: 'public', limit: 'account' } as const

const briefly = z.object({ title: z.string(), filters: z.array(describedFilter) })

export const previewConfirmation = defineContract({
  name: 'jobAlerts.previewConfirmation',
  ...common,
  method: 'GET',
  path: '/job-alerts/confirmation',
  summary:
    'What the link of a confirmation mail would confirm. Reading it any number of times changes nothing.',
  request: z.object({ token }),
  response: z.object({
    /** Masked. */
    email: z.string(),
    alerts: z.array(briefly.extend({ id: z.uuid() })),
  }),
  errors: [41018],
})

export const confirmJobAlerts = defineContract({
  name: 'jobAlerts.confirm',
  ...common,
  method: 'POST',
  path: '/job-alerts/confirm',
  summary:
    'Confirms the job alerts that wait for an address, by the token of the mail to it. An address without an account gets one (source jobalert), without a password.',
  request: z.object({
    token,
    /** Those that their reader has seen; others that wait stay as they are. */
    ids: z.preprocess((given) => (typeof given === 'string' ? [given] : given), z.array(z.uuid()).max(50)),
  }),
  response: z.object({ confirmed: z.number().int(), is_new_account: z.boolean() }),
  errors: [41018, 41142, 41144],
})

export const alertOfMail = defineContract({
  name: 'jobAlerts.ofMail',
  ...common,
  method: 'GET',
  path: '/job-alerts/of-mail',
  summary: 'The job alert whose mail has the token, and what a link in it is about.',
  request: z.object({
    token,
    job_id: rowId().optional(),
    /** The value of a filter, such as `job_types.1`. */
    only: onlyValue.optional(),
  }),
  response: briefly.extend({
    /** Masked. */
    email: z.string(),
    is_paused: z.boolean(),
    job: z
      .object({
        id: z.number().int(),
        title: z.string(),
        /** The kind of work; null: unknown. */
        kind: namedValue.extend({ is_left_out: z.boolean() }).nullable(),
        company: namedValue.extend({ is_left_out: z.boolean() }),
      })
      .nullable(),
    /** Null: nothing was asked, or the alert has other values of that filter now. */
    only: z.object({ name: z.string(), is_chosen: z.boolean() }).nullable(),
  }),
  errors: [41141],
})

export const stopJobAlert = defineContract({
  name: 'jobAlerts.stop',
  ...common,
  method: 'POST',
  path: '/job-alerts/stop',
  summary: 'Stops the mails of a job alert by the token of one of them, or lets them come again.',
  request: z.object({ token, is_stopped: flag().default(true) }),
  response: z.object({ is_paused: z.boolean() }),
  errors: [41141],
})

export const leaveOut = defineContract({
  name: 'jobAlerts.leaveOut',
  ...common,
  method: 'POST',
  path: '/job-alerts/leave-out',
  summary:
    '“Not this kind”: an alert sends no more jobs of the title or of the company of one that it has sent, or does again.',
  request: z.object({ token, job_id: rowId(), by: z.enum(['kind', 'company']), is_left_out: flag() }),
  response: z.object({}),
  errors: [41120, 41141],
})

export const narrowJobAlert = defineContract({
  name: 'jobAlerts.narrow',
  ...common,
  method: 'POST',
  path: '/job-alerts/narrow',
  summary:
    'An alert sends only jobs with one value of a filter that it did not use, or with any value again.',
  request: z.object({ token, only: onlyValue, is_chosen: flag().default(true) }),
  response: z.object({}),
  errors: [41141],
})
