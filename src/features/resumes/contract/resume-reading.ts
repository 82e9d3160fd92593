import { z } from 'zod'
import { changed } from '#features/profiles/contract/entry-calls.ts'
import { chosenEntries, presentedDraft } from '#features/profiles/contract/import.ts'
import { defineContract } from '#shared/contract.ts'

/** Only shown: phone and email belong to the account, and are changed there. */
export const contacts = z.object({ emails: z.array(z.string()), phones: z.array(z.string()) })

const fraction = z.number().min(0).max(1)

/** Where something stands in the document. */
const place = z.object({
  /** From 1. */
  page: z.number().int(),
  /** Its number in the `text` of the page, from 0. */
  line: z.number().int(),
  /** In fractions of the page, from its upper left corner; null: the document has no fixed pages. */
  box: z.object({ left: fraction, top: fraction, width: fraction, height: fraction }).nullable(),
})

const syncable = presentedDraft.extend({
  id: z.uuid(),
  filename: z.string(),
  /** `scanned`: the document is a picture. `unreadable`: it is damaged or protected. Both have no entries. */
  state: z.enum(['read', 'scanned', 'unreadable']),
  /** The private file. */
  file: z.string(),
  kind: z.enum(['pdf', 'docx', 'doc']).nullable(),
  contacts,
  /** By `{key of an entry}/{field}` or `contacts/emails/0`: where it was read. */
  places: z.record(z.string(), place),
  /** Page by page the lines of the document, in reading order. */
  text: z.array(z.array(z.string())),
})
export type SyncableContent = z.output<typeof syncable>
export type ReadPlace = z.output<typeof place>

const common = { service: 'jobseeker', access: 'seeker', limit: 'account' } as const

export const getSyncableContent = defineContract({
  ...common,
  name: 'resumes.getSyncableContent',
  method: 'GET',
  path: '/resume/:id/get-syncable-content',
  summary:
    'What was read of an attached resume, in the fields of the requests that change a profile, each with its place in the document.',
  request: z.object({ id: z.uuid() }),
  response: syncable,
  errors: [40005, 40006, 41200, 41209],
})

export const syncResume = defineContract({
  ...common,
  name: 'resumes.sync',
  method: 'POST',
  path: '/resume/:id/sync',
  summary:
    'Adds chosen entries of what was read of an attached resume to the profile, all or none. What the profile has already is not added again.',
  request: z.object({ id: z.uuid(), entries: chosenEntries }),
  response: changed.extend({ added: z.number().int() }),
  errors: [40001, 40005, 40006, 41004, 41200, 41208, 41209, 41235, 41236, 41245, 41246, 41255, 41259],
})
