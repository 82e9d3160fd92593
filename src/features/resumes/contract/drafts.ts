import { z } from 'zod'
import { LANGUAGES } from '#config/languages.ts'
import { MAX_DRAFT_NAME } from '#config/limits.ts'
import { defineContract } from '#shared/contract.ts'
import { getDraftCall, profileContentCall, updateDraftCall } from '../calls.ts'
import { PAPERS, RESUME_TEMPLATES } from './resume-choices.ts'
import { resumeContent, resumeSetting } from './resume-content.ts'

const draftId = () => z.uuid()

const draftName = () =>
  z
    .string()
    .transform((typed) =>
      typed
        .toWellFormed()
        .normalize('NFC')
        .replaceAll(/[\s\p{Cc}]+/gu, ' ')
        .trim(),
    )
    .pipe(z.string().max(MAX_DRAFT_NAME))

/** A draft in a list. */
export const draftSummary = z.object({
  id: draftId(),
  name: z.string(),
  language: z.enum(LANGUAGES),
  template: z.enum(RESUME_TEMPLATES),
  paper: z.enum(PAPERS),
  /** Counts the changes. */
  version: z.number().int(),
  updated_at: z.iso.datetime(),
})
export type DraftSummary = z.output<typeof draftSummary>

export const draft = z.object({
  id: draftId(),
  name: z.string(),
  version: z.number().int(),
  updated_at: z.iso.datetime(),
  content: resumeContent,
  setting: resumeSetting,
})
export type Draft = z.output<typeof draft>

const common = { service: 'jobseeker', access: 'seeker', limit: 'account' } as const

export const listDrafts = defineContract({
  ...common,
  name: 'resumes.listDrafts',
  method: 'GET',
  path: '/resume-drafts',
  summary: 'The drafts of resumes of the signed-in seeker, the last changed first.',
  request: z.object({}),
  response: z.object({
    drafts: z.array(draftSummary),
    /** How many one may have. */
    most: z.number().int(),
    may: z.object({ create: z.boolean() }),
  }),
  errors: [],
})

export const createDraft = defineContract({
  ...common,
  name: 'resumes.createDraft',
  method: 'POST',
  path: '/resume-drafts/create',
  summary:
    'Makes a draft of a resume: from the profile, empty, or as a copy of another draft (`copy_of`), whose language and look it keeps.',
  request: z.object({
    from: z.enum(['profile', 'empty', 'copy']).default('profile'),
    /** Of the draft; absent: of the interface. */
    language: z.enum(LANGUAGES).optional(),
    template: z.enum(RESUME_TEMPLATES).optional(),
    copy_of: z.union([z.literal(''), draftId()]).default(''),
    /** Empty: the name of the original, or of the person. */
    name: draftName().default(''),
  }),
  response: draftSummary,
  errors: [40001, 40005, 41200, 41203, 41221],
})

export const getDraft = defineContract({
  ...common,
  ...getDraftCall,
  name: 'resumes.getDraft',
  summary: 'A draft of a resume with all its content.',
  request: z.object({ id: draftId() }),
  response: draft,
  errors: [41200],
})

export const updateDraft = defineContract({
  ...common,
  ...updateDraftCall,
  name: 'resumes.updateDraft',
  summary:
    'Replaces the content of a draft and how it is printed. Refused with 41227 if `version` is not its version any more: then nothing is written.',
  request: z.object({
    id: draftId(),
    /** The version that was changed. */
    version: z.coerce.number().int().min(1).max(2_147_483_647),
    content: resumeContent,
    setting: resumeSetting,
  }),
  response: z.object({ version: z.number().int(), updated_at: z.iso.datetime() }),
  errors: [40001, 41200, 41227],
})

export const renameDraft = defineContract({
  ...common,
  name: 'resumes.renameDraft',
  method: 'PUT',
  path: '/resume-drafts/:id/rename',
  summary: 'Renames a draft.',
  request: z.object({ id: draftId(), name: draftName().pipe(z.string().min(1)) }),
  response: z.object({ name: z.string() }),
  errors: [40001, 41200],
})

export const deleteDraft = defineContract({
  ...common,
  name: 'resumes.deleteDraft',
  method: 'DELETE',
  path: '/resume-drafts/:id/delete',
  summary: 'Deletes a draft and closes the links to it. It can be brought back within an hour.',
  request: z.object({ id: draftId() }),
  response: z.object({}),
  errors: [41200],
})

export const restoreDraft = defineContract({
  ...common,
  name: 'resumes.restoreDraft',
  method: 'POST',
  path: '/resume-drafts/:id/restore',
  summary: 'Brings back a draft that was deleted within the last hour.',
  request: z.object({ id: draftId() }),
  response: draftSummary,
  errors: [41200, 41221],
})

export const getProfileContent = defineContract({
  ...common,
  ...profileContentCall,
  name: 'resumes.getProfileContent',
  summary: 'What the draft would say if it were made from the profile now, in the language of the draft.',
  request: z.object({ id: draftId() }),
  response: z.object({ content: resumeContent }),
  errors: [40005, 41200],
})
