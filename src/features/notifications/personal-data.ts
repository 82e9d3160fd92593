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
      'alert_id',
      'job_count',
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
  {
    table: 'quiet_hours',
    file: 'quiet-hours',
    columns: ['from_minute', 'to_minute', 'time_zone'],
    order: 'time_zone',
  },
  {
    table: 'push_subscriptions',
    file: 'push-devices',
    columns: ['session_id', 'language', 'created_at'],
    withheld: {
      endpoint: 'A secret of the browser: whoever has it can reach the device.',
      public_key: 'A key of the browser.',
      auth_secret: 'A secret of the browser.',
    },
    order: 'created_at',
  },
]
