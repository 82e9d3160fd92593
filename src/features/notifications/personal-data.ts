import type { PersonalData } from '#config/personal-data.ts'

/** The tables of this room with data of a person. */
export const personalData: readonly PersonalData[] = [
  {
    table: 'notifications',
    file: 'notifications',
    columns: [
      'kind',
      'variant',
      'user_agent',
      'job_id',
      'application_id',
      'is_listed',
      'created_at',
      'read_at',
    ],
    withheld: { id: 'The number of the row.' },
    order: 'id',
  },
  {
    table: 'notification_settings',
    file: 'notification-settings',
    columns: ['kind', 'channel', 'is_on'],
    order: 'kind',
  },
]
