import type { PersonalData } from '#config/personal-data.ts'

/** The tables of this room with data of a person. */
export const personalData: readonly PersonalData[] = [
  {
    table: 'job_alerts',
    file: 'job-alerts',
    columns: [
      ...['id', 'email', 'is_confirmed', 'search', 'wants_similar', 'left_out_title_ids', 'frequency_id'],
      ...[
        'is_paused',
        'language',
        'time_zone',
        'created_at',
        'updated_at',
        'searched_at',
        'next_at',
        'sent_at',
        'at_once_since',
        'at_once_next_at',
      ],
    ],
    withheld: { at_once_seen: 'The number of a transaction of the database.' },
    order: 'created_at',
  },
  {
    table: 'job_alert_jobs',
    file: 'job-alert-mails',
    columns: ['alert_id', 'job_id', 'sent_at'],
    order: 'sent_at',
  },
  { table: 'job_alert_notices', file: 'job-alert-notices', columns: ['job_id', 'told_at'], order: 'told_at' },
]
