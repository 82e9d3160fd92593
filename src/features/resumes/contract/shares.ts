import { z } from 'zod'
import { LANGUAGES } from '#config/languages.ts'
import { defineContract } from '#shared/contract.ts'
import { openShareCall } from '../calls.ts'
import { PAPERS } from './resume-choices.ts'

/** A link to a draft, as its owner sees it. */
export const share = z.object({
  /** Of its grant: the ledger has it too. */
  id: z.uuid(),
  has_contacts: z.boolean(),
  may_download: z.boolean(),
  granted_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  /** How often it was opened. */
  opened: z.number().int(),
})
export type Share = z.output<typeof share>

const isOn = () =>
  z.preprocess((value) => (value === '1' ? true : value === '' || value === '0' ? false : value), z.boolean())

export const listShares = defineContract({
  name: 'resumes.listShares',
  service: 'jobseeker',
  method: 'GET',
  path: '/resume-drafts/:id/shares',
  summary: 'The links to a draft that work, the newest first.',
  access: 'seeker',
  limit: 'account',
  request: z.object({ id: z.uuid() }),
  response: z.object({ shares: z.array(share) }),
  errors: [41200],
})

export const createShare = defineContract({
  name: 'resumes.createShare',
  service: 'jobseeker',
  method: 'POST',
  path: '/resume-drafts/:id/shares/create',
  summary:
    'Makes a link by which anybody may open a draft. The answer alone has its address: only its digest is stored.',
  access: 'seeker',
  limit: 'account',
  request: z.object({
    id: z.uuid(),
    days: z.coerce.number().pipe(z.union([z.literal(1), z.literal(7), z.literal(30)])),
    /** Whether it shows address, phone and email. */
    has_contacts: isOn().default(false),
    may_download: isOn().default(false),
  }),
  response: z.object({ share, address: z.url() }),
  errors: [40001, 41200, 41228],
})

const token = () => z.string().max(100)

export const lookAtShare = defineContract({
  name: 'resumes.lookAtShare',
  service: 'jobseeker',
  method: 'POST',
  path: '/resume-shares/look',
  summary:
    'Whether a link to a resume works. The resume itself is shown when it is opened, which its owner sees.',
  access: 'public',
  limit: 'read',
  request: z.object({ token: token() }),
  response: z.object({ expires_at: z.iso.datetime() }),
  errors: [40004, 41209, 41229],
})

/** A heading of a resume with what stands below it; the first has no heading. */
const passage = z.object({ heading: z.string(), lines: z.array(z.string()) })
export type Passage = z.output<typeof passage>

export const openShare = defineContract({
  ...openShareCall,
  name: 'resumes.openShare',
  summary: 'Opens a resume by its link. Its owner sees how often and when.',
  access: 'public',
  limit: 'render',
  request: z.object({ token: token() }),
  response: z.object({
    /** Of the person. */
    name: z.string(),
    language: z.enum(LANGUAGES),
    paper: z.enum(PAPERS),
    /** Pictures of the pages as SVG. */
    pages: z.array(z.string()),
    /** The same as text. */
    text: z.array(passage),
    may_download: z.boolean(),
    expires_at: z.iso.datetime(),
  }),
  errors: [40004, 40006, 41209, 41229],
})
export type OpenedShare = z.output<typeof openShare.response>

export const downloadShare = defineContract({
  name: 'resumes.downloadShare',
  service: 'jobseeker',
  method: 'POST',
  path: '/resume-shares/download',
  summary: 'The PDF of a resume by its link, if its owner allows that. It counts as an opening.',
  access: 'public',
  limit: 'render',
  request: z.object({ token: token() }),
  response: z.object({
    filename: z.string(),
    /** Base64. */
    pdf: z.string(),
  }),
  errors: [40004, 40005, 40006, 41209, 41229],
})
