import type { PersonalData, UnexportedTable } from '#config/personal-data.ts'

/** The tables of this room with data of a person. */
export const personalData: readonly PersonalData[] = [
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

export const unexportedTables: readonly UnexportedTable[] = []
