import type { PersonalData, UnexportedTable } from '#config/personal-data.ts'

/** The tables of this room with data of a person. */
export const personalData: readonly PersonalData[] = [
  {
    table: 'applications',
    file: 'applications',
    columns: [
      'id',
      'job_id',
      'company_id',
      'attempt',
      'state',
      'stage',
      'source',
      'first_message',
      'grant_id',
      'sent',
      'profile_version',
      'sent_at',
      'reply_by',
      'viewed_at',
      'answered_at',
      'changed_at',
      'exchange',
    ],
    withheld: {
      exchange_recruiter_id: 'The recruiter is a person too; the application names their company.',
    },
    order: 'sent_at',
  },
  {
    table: 'application_answers',
    file: 'application-answers',
    columns: ['application_id', 'position', 'question', 'answer'],
    order: 'application_id',
  },
  {
    table: 'application_events',
    file: 'application-events',
    columns: ['application_id', 'event', 'state', 'stage', 'happened_at'],
    withheld: {
      id: 'It only tells one event from another.',
      recruiter_id: 'The recruiter is a person too; the application names their company.',
    },
    order: 'happened_at',
  },
  {
    table: 'invitations',
    file: 'invitations',
    columns: ['id', 'company_id', 'job_id', 'state', 'sent_at', 'answered_at'],
    withheld: { recruiter_id: 'The recruiter is a person too; the invitation names their company.' },
    order: 'sent_at',
  },
  {
    table: 'saved_candidates',
    file: 'companies-that-saved-you',
    columns: ['company_id', 'saved_at'],
    withheld: { recruiter_id: 'The recruiter is a person too; the company is named.' },
    order: 'saved_at',
  },
]

export const unexportedTables: readonly UnexportedTable[] = [
  {
    table: 'application_requests',
    reason:
      'Keys of requests that keep one press from counting twice; erased after two days, and with the account.',
  },
]
