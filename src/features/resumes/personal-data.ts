import type { PersonalData, UnexportedTable } from '#config/personal-data.ts'

/** The tables of this room with data of a person. The files are exported with those of `profiles`. */
export const personalData: readonly PersonalData[] = [
  {
    table: 'resumes',
    file: 'resumes',
    columns: ['id', 'file_id', 'created_at', 'updated_at'],
    withheld: { place: 'It only keeps a fourth resume out.' },
    order: 'created_at',
  },
  {
    table: 'resume_settings',
    file: 'resume-settings',
    columns: ['auto_send_resume_id'],
    order: 'account_id',
  },
  {
    table: 'resume_drafts',
    file: 'resume-drafts',
    columns: ['id', 'name', 'content', 'setting', 'created_at', 'updated_at', 'deleted_at'],
    withheld: {
      slot: 'It only keeps a sixth draft out.',
      version: 'It counts the changes, for several tabs.',
      copies: 'It counts the copies, for their limit.',
    },
    order: 'updated_at',
  },
  {
    table: 'resume_shares',
    file: 'resume-links',
    columns: ['grant_id', 'has_contacts', 'may_download'],
    withheld: { token_hash: 'A digest of the secret in the link.' },
    order: 'grant_id',
  },
  {
    table: 'video_resumes',
    file: 'video-resumes',
    columns: [
      'id',
      'video_file_id',
      'milliseconds',
      'width',
      'height',
      'cover_file_id',
      'captions_file_id',
      'created_at',
    ],
    order: 'created_at',
  },
  {
    table: 'document_grants',
    file: 'document-grants',
    columns: [
      'id',
      'document_kind',
      'document_id',
      'document_name',
      'reason',
      'company_id',
      'company_name',
      'recipient',
      'granted_at',
      'expires_at',
      'revoked_at',
    ],
    order: 'granted_at',
  },
  {
    table: 'document_openings',
    file: 'document-openings',
    columns: ['grant_id', 'opened_at', 'times'],
    withheld: {
      id: 'It only tells one opening from another.',
      recruiter_id: 'The recruiter is a person too; the grant names their company.',
    },
    order: 'opened_at',
  },
]

export const unexportedTables: readonly UnexportedTable[] = [
  {
    table: 'quick_resumes',
    reason: 'What was read of the file of a guest, who has no account; erased within a day.',
  },
  {
    table: 'resume_readings',
    reason: 'Read again from the exported file at any time; erased with the resume.',
  },
  { table: 'deleted_resumes', reason: 'Ids of resumes that their owner has deleted; erased after 30 days.' },
  {
    table: 'resume_mail_stops',
    reason: 'Digests of addresses whose owners want no resumes by email; stays, so that none is sent.',
  },
]
