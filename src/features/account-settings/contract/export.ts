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
        /** Empty for a file of the person, which is fetched by itself: all together may be 200 MB. */
        content: z.string(),
        /** Of a file of the person. */
        file: z.object({ id: z.string(), address: z.string(), bytes: z.number().int() }).optional(),
      }),
    ),
  }),
  errors: [40006, 41058],
})

export const readExportedFile = defineContract({
  name: 'accounts.readExportedFile',
  service: 'jobseeker',
  method: 'GET',
  path: '/export/files/:id',
  summary: 'A file of the signed-in account, as text that fits into an archive of JSON files.',
  access: 'account',
  limit: 'picture',
  request: z.object({ id: z.uuid() }),
  response: z.object({ content: z.string(), encoding: z.literal('base64') }),
  errors: [40004],
})
