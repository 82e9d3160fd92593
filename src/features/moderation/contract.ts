import { z } from 'zod'
import { MAX_DETAILS } from '#config/limits.ts'
import { defineContract } from '#shared/contract.ts'
import { rowId } from '#shared/request-values.ts'
import { reportJobCall } from './calls.ts'

export const reportJob = defineContract({
  name: 'moderation.reportJob',
  ...reportJobCall,
  summary: 'Reports a job to the operators; a second report of the same visitor changes nothing.',
  access: 'public',
  limit: 'report',
  request: z.object({
    job_id: rowId(),
    /** An id of the configuration list `report_job_reasons`. */
    report_reason_id: z.coerce.number(),
    /** In the reporter's own words. */
    details: z.string().trim().max(MAX_DETAILS).optional(),
  }),
  response: z.object({
    /** Whether this visitor had already reported the job. The first report then stays as it is. */
    is_repeated: z.boolean(),
  }),
  errors: [41120, 41121, 41127],
})
