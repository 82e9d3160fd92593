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
    'Takes what a device remembers from before into the account that is signed in; doing it twice is no harm.',
  access: 'account',
  limit: 'account',
  request: z.object({
    /** The latest first. */
    recent_searches: z.array(searchAddress).max(20).default([]),
    /** Ids of jobs, the latest first; those that are no more are passed over. */
    viewed_jobs: z.array(rowId()).max(50).default([]),
  }),
  response: z.object({
    /** How many were new to the account. */
    recent_searches: z.number().int(),
    viewed_jobs: z.number().int(),
  }),
  errors: [40003, 41050],
})
