import { z } from 'zod'
import { defineContract } from '#shared/contract.ts'
import { previewDraftCall, readDraftBackCall } from '../calls.ts'
import { resumeContent, resumeSetting } from './resume-content.ts'

const typed = { content: resumeContent, setting: resumeSetting }

export const previewDraft = defineContract({
  ...previewDraftCall,
  name: 'resumes.previewDraft',
  summary: 'A page of a resume as it is typed, as a picture. Nothing is stored.',
  access: 'seeker',
  limit: 'render',
  request: z.object({ ...typed, page: z.coerce.number().int().min(1).max(50).default(1) }),
  response: z.object({
    svg: z.string(),
    /** At most `pages`. */
    page: z.number().int(),
    pages: z.number().int(),
    /** How many more lines the last page takes. */
    lines_left: z.number().int(),
  }),
  errors: [40001, 40006],
})
export type PreviewedPage = z.output<typeof previewDraft.response>

export const readDraftBack = defineContract({
  ...readDraftBackCall,
  name: 'resumes.readDraftBack',
  summary:
    'What a program that reads resumes gets from the PDF of one: its text, and the typed words that it misses.',
  access: 'seeker',
  limit: 'render',
  request: z.object(typed),
  response: z.object({
    /** Page by page its lines. */
    text: z.array(z.array(z.string())),
    /** Typed words that were not read. */
    missing: z.array(z.string()),
  }),
  errors: [40001, 40006],
})
export type ReadBack = z.output<typeof readDraftBack.response>

export const generateResume = defineContract({
  name: 'resumes.generateResume',
  service: 'jobseeker',
  method: 'POST',
  path: '/generate-resume',
  summary: 'Makes the PDF of a draft and keeps it among the attached resumes.',
  access: 'seeker',
  limit: 'render',
  request: z.object({ draft_id: z.uuid() }),
  response: z.object({ resume_id: z.uuid(), filename: z.string() }),
  errors: [40006, 41200, 41201],
})
