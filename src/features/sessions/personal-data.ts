import type { PersonalData, UnexportedTable } from '#config/personal-data.ts'

const SECRET = 'A secret: it would only help a thief.'

/** The tables of this room with data of a person. */
export const personalData: readonly PersonalData[] = [
  {
    table: 'sessions',
    file: 'sessions',
    columns: [
      'id',
      'site',
      'granted_by',
      'proven_by',
      'proven_at',
      'user_agent',
      'address',
      'country',
      'language',
      'created_at',
      'last_seen_at',
      'expires_at',
    ],
    withheld: {
      token_hash: SECRET,
      device_hash: SECRET,
    },
    order: 'created_at',
  },
  {
    table: 'known_devices',
    file: 'known-devices',
    columns: ['created_at', 'signed_in_at'],
    withheld: {
      mark_hash: SECRET,
    },
    order: 'signed_in_at',
  },
  {
    table: 'recent_searches',
    file: 'recent-searches',
    columns: ['address', 'searched_at'],
    order: 'searched_at',
  },
  {
    table: 'viewed_jobs',
    file: 'viewed-jobs',
    columns: ['job_id', 'viewed_at'],
    order: 'viewed_at',
  },
]

export const unexportedTables: readonly UnexportedTable[] = [
  {
    table: 'one_time_codes',
    reason: 'Secrets that are good for minutes; what they were for stands in the history.',
  },
  {
    table: 'one_time_tokens',
    reason: 'Secrets of steps on the way; what they led to stands in the history.',
  },
]
