import { z } from 'zod'
import { LISTED_SECTIONS } from '../../contract/profile.ts'

/** What was read from a file, by the fields of our own requests, as it waits in the database for its owner's choice. */

const DRAFT_SECTIONS = ['basics', ...LISTED_SECTIONS] as const

const openField = z.object({ field: z.string(), value: z.string().nullable(), is_required: z.boolean() })
export type OpenField = z.output<typeof openField>

const fields = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
export type DraftFields = z.output<typeof fields>

const draftEntry = z.object({
  key: z.string(),
  section: z.enum(DRAFT_SECTIONS),
  fields,
  open: z.array(openField),
  is_shortened: z.boolean(),
})
export type DraftEntry = z.output<typeof draftEntry>

export const draft = z.object({ entries: z.array(draftEntry), left: z.array(z.string()) })
export type Draft = z.output<typeof draft>
