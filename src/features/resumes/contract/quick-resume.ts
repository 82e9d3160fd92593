import { z } from 'zod'
import { importEntry } from '#features/profiles/contract/import.ts'
import { defineContract } from '#shared/contract.ts'
import { contacts } from './resume-reading.ts'

/** A resume that a guest has sent, and what was read of it. */
export const quickResume = z.object({
  filename: z.string(),
  bytes: z.number().int(),
  /** Until then it is kept for a guest. */
  expires_at: z.string(),
  /** False for a scanned PDF: nothing was read. */
  has_text: z.boolean(),
  contacts,
  entries: z.array(importEntry),
  /** What has no place in a profile, or was not understood, in the words of the file. */
  left: z.array(z.string()),
})
export type QuickResume = z.output<typeof quickResume>

const common = { service: 'jobseeker', access: 'public', limit: 'account' } as const

export const uploadQuickResume = defineContract({
  ...common,
  method: 'POST',
  path: '/quick-resume/upload',
  name: 'resumes.uploadQuick',
  summary:
    'Reads the resume of somebody without an account, and keeps both for their guest session for 24 hours. It replaces an earlier one.',
  file: { field: 'resume', kind: 'quick-resume' },
  request: z.object({
    /** A complete upload; empty: no file came. */
    upload_id: z.string().max(36).default(''),
  }),
  response: z.object({ resume: quickResume }),
  errors: [40005, 40006, 41004, 41206, 41208, 41210, 41215, 41217, 41225, 41226],
})

export const getQuickResume = defineContract({
  ...common,
  method: 'GET',
  path: '/quick-resume',
  name: 'resumes.getQuick',
  summary: 'The resume that the guest of this session has sent, and what was read of it; null: none.',
  request: z.object({}),
  response: z.object({ resume: quickResume.nullable() }),
  errors: [],
})

export const removeQuickResume = defineContract({
  ...common,
  method: 'DELETE',
  path: '/quick-resume',
  name: 'resumes.removeQuick',
  summary: 'Deletes the resume of the guest, and what was read of it.',
  request: z.object({}),
  response: z.object({}),
  errors: [],
})
