import { z } from 'zod'
import { defineContract } from '#shared/contract.ts'

export const DOCUMENT_KINDS = ['resume', 'draft', 'video'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

const documentKind = z.enum(DOCUMENT_KINDS)

/** Why somebody may open a document, or has it: one that was sent by mail cannot be called back. */
const GRANT_REASONS = ['application', 'invitation', 'share-link', 'email'] as const

const grantId = z.uuid({ abort: true }).transform((id) => id.toLowerCase())

const documentGrant = z.object({
  id: z.string(),
  document: z.object({ kind: documentKind, name: z.string() }),
  reason: z.enum(GRANT_REASONS),
  /** Null: whoever has the link, or the mail. A company without `slug_id` is gone. */
  company: z.object({ name: z.string(), slug_id: z.string().nullable() }).nullable(),
  /** The address that it was sent to by mail. */
  recipient: z.string().nullable(),
  granted_at: z.iso.datetime(),
  expires_at: z.iso.datetime().nullable(),
  revoked_at: z.iso.datetime().nullable(),
  state: z.enum(['open', 'expired', 'revoked', 'deleted', 'sent']),
  may: z.object({ revoke: z.boolean() }),
  /** How often it was opened in all. */
  opened: z.number().int(),
  /** The newest first; those within one hour are one line. */
  openings: z.array(z.object({ opened_at: z.iso.datetime(), times: z.number().int() })),
})
export type DocumentGrant = z.output<typeof documentGrant>

export const listDocumentGrants = defineContract({
  name: 'resumes.listDocumentGrants',
  service: 'jobseeker',
  method: 'GET',
  path: '/document-grants',
  summary: 'Who may open which document of the signed-in seeker, and who did; the newest first.',
  access: 'seeker',
  limit: 'account',
  request: z.object({}),
  response: z.object({ grants: z.array(documentGrant) }),
  errors: [],
})

export const revokeDocumentGrant = defineContract({
  name: 'resumes.revokeDocumentGrant',
  service: 'jobseeker',
  method: 'DELETE',
  path: '/document-grants/:id/revoke',
  summary: 'Ends the right to open a document. What was opened stays in the ledger.',
  access: 'seeker',
  limit: 'account',
  request: z.object({ id: grantId }),
  response: z.object({ grant: documentGrant }),
  errors: [40004, 41229],
})

/** The files of a document: a resume has one, a video may have three. */
const grantedFile = z.object({
  address: z.string(),
  filename: z.string(),
  content_type: z.string(),
  bytes: z.number().int(),
})

export const openGrantedDocument = defineContract({
  name: 'resumes.openGrantedDocument',
  service: 'jobseeker',
  method: 'GET',
  path: '/documents/:id',
  summary:
    'A document that a seeker has granted to the recruiter’s company, by the id of the grant. Its owner is told that the company has opened it.',
  access: 'recruiter',
  sites: ['employer'],
  limit: 'account',
  request: z.object({ id: grantId }),
  response: z.object({
    kind: documentKind,
    name: z.string(),
    reason: z.enum(GRANT_REASONS),
    expires_at: z.iso.datetime().nullable(),
    file: grantedFile,
    /** Of a video. */
    cover: grantedFile.nullable(),
    captions: grantedFile.nullable(),
  }),
  errors: [40004, 40005, 41209, 41229],
})
