import { z } from 'zod'
import { defineContract } from '#shared/contract.ts'

export const exportData = defineContract({
  name: 'accounts.exportData',
  service: 'jobseeker',
  method: 'POST',
  path: '/export',
  summary: 'Exports all stored data about the signed-in account, one file for each kind of data.',
  access: 'account',
  limit: 'sign-in',
  request: z.object({}),
  response: z.object({
    /** The name of the archive, without an extension. */
    name: z.string(),
    made_at: z.iso.datetime(),
    files: z.array(
      z.object({
        /** `sessions.json`, a file of the person below `files/`, or `README.txt` in the person's language. */
        name: z.string(),
        content: z.string(),
        /** Of `content`, for a file that is no text. */
        encoding: z.literal('base64').optional(),
      }),
    ),
  }),
  errors: [40006, 41058],
})
