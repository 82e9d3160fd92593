import { z } from 'zod'
import { MAX_RESUME_NAME } from '#config/limits.ts'
import { defineContract } from '#shared/contract.ts'
import { listResumesCall, setAutoSendCall } from '../calls.ts'

const attachedResume = z.object({
  id: z.uuid(),
  /** Its name with the ending of its format. */
  filename: z.string(),
  format: z.enum(['pdf', 'doc', 'docx']),
  bytes: z.number().int(),
  /** The private file: a download for its owner alone. */
  address: z.string(),
  created_at: z.iso.datetime(),
  /** When its file came, or was renamed. */
  updated_at: z.iso.datetime(),
  /** It is sent without asking. */
  is_sent_automatically: z.boolean(),
  may: z.object({ delete: z.boolean() }),
})
export type AttachedResume = z.output<typeof attachedResume>

const attachedResumes = z.object({
  /** The newest first. */
  resumes: z.array(attachedResume),
  may: z.object({ upload: z.boolean() }),
})
export type AttachedResumes = z.output<typeof attachedResumes>

/** Ids in capitals are the same ids. */
const resumeId = () => z.uuid({ abort: true }).transform((id) => id.toLowerCase())
/** A form sends an empty text for none. */
const optionalResumeId = () => z.union([z.literal('').transform(() => null), z.null(), resumeId()])

const common = { service: 'jobseeker', access: 'seeker', limit: 'account' } as const

export const listResumes = defineContract({
  ...common,
  ...listResumesCall,
  name: 'resumes.list',
  summary: 'The attached resumes of the signed-in seeker, at most three.',
  request: z.object({}),
  response: attachedResumes,
  errors: [],
})

export const uploadResume = defineContract({
  ...common,
  name: 'resumes.upload',
  method: 'POST',
  path: '/resume/upload',
  summary: 'Attaches a resume (PDF, DOC or DOCX), or replaces the file of one.',
  file: { field: 'file', kind: 'resume' },
  request: z.object({
    /** A complete upload; empty: no file came. */
    upload_id: z.string().max(36).default(''),
    /** The resume that gets the file; none: a new one. */
    resume_id: optionalResumeId().optional(),
  }),
  response: z.object({ resume: attachedResume }),
  errors: [40006, 41200, 41201, 41206, 41209, 41211, 41215, 41216, 41217, 41219, 41225, 41226],
})

export const renameResume = defineContract({
  ...common,
  name: 'resumes.rename',
  method: 'PUT',
  path: '/resumes/:id/rename',
  summary: `Renames a resume: 1 to ${MAX_RESUME_NAME} characters of any script. The ending of its format stays.`,
  request: z.object({
    id: resumeId(),
    /** Longer than allowed, so that it is refused by its own code. */
    filename: z.string().trim().min(1).max(2000),
  }),
  response: z.object({ resume: attachedResume }),
  errors: [41200, 41209, 41213, 41214],
})

export const deleteResume = defineContract({
  ...common,
  name: 'resumes.delete',
  method: 'DELETE',
  path: '/resumes/:id/delete',
  summary: 'Deletes a resume and its file; not the one that is sent automatically.',
  request: z.object({ id: resumeId() }),
  response: attachedResumes,
  errors: [41200, 41205, 41209, 41218],
})

export const previewResume = defineContract({
  ...common,
  name: 'resumes.preview',
  method: 'GET',
  path: '/resumes/:id/preview',
  summary: 'The lines of a resume, without its layout.',
  request: z.object({ id: resumeId() }),
  response: z.object({ lines: z.array(z.string()) }),
  errors: [40006, 41200, 41209, 41215, 41216, 41217],
})

export const setAutoSendResume = defineContract({
  ...common,
  ...setAutoSendCall,
  name: 'resumes.setAutoSend',
  summary: 'Chooses the resume that is sent without asking; none switches that off.',
  request: z.object({ resume_id: optionalResumeId() }),
  response: attachedResumes,
  errors: [41200, 41209],
})

export const sendResumeEmail = defineContract({
  ...common,
  name: 'resumes.sendEmail',
  method: 'POST',
  path: '/send-resume-email',
  summary: 'Sends a resume to somebody by email, in the name of the signed-in seeker.',
  request: z.object({ email: z.string().trim().min(1).max(2000), resume_id: resumeId() }),
  response: z.object({}),
  errors: [40006, 41200, 41209, 41220, 41270, 41271],
})

export const stopResumeMail = defineContract({
  name: 'resumes.stopMail',
  service: 'jobseeker',
  method: 'POST',
  path: '/stop-resume-mail',
  summary: 'Ends resumes by email for the reader of one, by the token in its link.',
  access: 'public',
  limit: 'account',
  request: z.object({ token: z.string().max(1000) }),
  response: z.object({}),
  errors: [40004],
})
