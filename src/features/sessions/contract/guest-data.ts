import { z } from 'zod'
import { moveGuestDataCall } from '#features/sessions/calls.ts'
import { defineContract } from '#shared/contract.ts'
import { rowId } from '#shared/request-values.ts'

/** A search of this site: its page and query string, without the language. */
const searchAddress = z
  .string()
  .max(1000)
  .regex(/^\/(?:onsite-job|remote-jobs|web3-jobs)(?:\?[^\s\p{C}#\\<>"]*)?$/u)

export const moveGuestData = defineContract({
  name: 'accounts.moveGuestData',
  ...moveGuestDataCall,
  summary:
    'Adds the searches and jobs that a device has stored to the account that is signed in. Repeating the call changes nothing.',
  access: 'account',
  limit: 'account',
  request: z.object({
    /** The latest first. */
    recent_searches: z.array(searchAddress).max(20).default([]),
    /** Ids of jobs, the latest first; jobs that are gone are skipped. */
    viewed_jobs: z.array(rowId()).max(50).default([]),
  }),
  response: z.object({
    /** The number of entries that were new to the account. */
    recent_searches: z.number().int(),
    viewed_jobs: z.number().int(),
  }),
  errors: [40003, 41050],
})
