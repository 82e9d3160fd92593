import { z } from 'zod'
import { defineContract } from '#shared/contract.ts'
import { listStreamEventsCall } from '../calls.ts'

export const listStreamEvents = defineContract({
  name: 'accounts.listStreamEvents',
  ...listStreamEventsCall,
  summary:
    'What happened to the account after a cursor, the oldest first. Events name ids; other calls read the content.',
  access: 'account',
  limit: 'account',
  request: z.object({
    /** The cursor of the last answer. */
    after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
  }),
  response: z.object({
    events: z.array(
      z.object({
        cursor: z.number().int(),
        /** Words joined by hyphens, such as `notification-added`. */
        kind: z.string(),
        ids: z.record(z.string(), z.string()),
        at: z.iso.datetime(),
      }),
    ),
    /** Ask after this one next. */
    cursor: z.number().int(),
    has_more: z.boolean(),
    /** Events were deleted before they were read: read everything anew. */
    is_behind: z.boolean(),
  }),
  errors: [],
})
