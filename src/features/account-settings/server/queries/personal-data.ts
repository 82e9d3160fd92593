/**
 * The content of an export: for each table, the columns about the person. Secrets are left out, since they would only
 * help a thief. A test checks that every table with an account is here or in `NOT_EXPORTED`.
 */
export interface ExportedKind {
  table: string
  /** The file's name in the archive, and its line in the README. */
  file: ExportedFile
  columns: readonly string[]
  /** The column that identifies the person; absent: `account_id`. */
  by?: 'id' | 'recipient'
  order: string
}

export const EXPORTED_FILES = [
  'account',
  'profile',
  'wanted-titles',
  'recruiter',
  'operator',
  'sessions',
  'known-devices',
  'history',
  'providers',
  'passkeys',
  'authenticator',
  'recovery-codes',
  'recent-searches',
  'viewed-jobs',
  'identity',
  'identity-reads',
  'messages',
] as const
export type ExportedFile = (typeof EXPORTED_FILES)[number]

export const EXPORTED: readonly ExportedKind[] = [
  {
    table: 'accounts',
    file: 'account',
    by: 'id',
    columns: [
      ...[
        'id',
        'active_key',
        'email',
        'email_verified_at',
        'phone',
        'phone_verified_at',
        'first_name',
        'last_name',
      ],
      ...['country', 'language', 'source', 'campaign', 'is_subscribed', 'terms_agreed_at', 'password_set_at'],
      ...['asks_email_code', 'suspended_at', 'suspended_until', 'delete_after', 'created_at', 'updated_at'],
    ],
    order: 'id',
  },
  {
    table: 'seekers',
    file: 'profile',
    columns: [
      ...['register_flow', 'profile_completed_at', 'headline', 'location_id', 'location_words', 'xp_lvl_id'],
    ],
    order: 'account_id',
  },
  {
    table: 'wanted_titles',
    file: 'wanted-titles',
    columns: ['position', 'title_id', 'words', 'near_title_ids'],
    order: 'position',
  },
  {
    table: 'recruiters',
    file: 'recruiter',
    columns: ['id', 'company_id', 'role', 'position', 'joined_at'],
    order: 'joined_at',
  },
  { table: 'operators', file: 'operator', columns: ['account_id'], order: 'account_id' },
  {
    table: 'sessions',
    file: 'sessions',
    columns: [
      ...[
        'id',
        'site',
        'granted_by',
        'proven_by',
        'proven_at',
        'user_agent',
        'address',
        'country',
        'language',
      ],
      ...['created_at', 'last_seen_at', 'expires_at'],
    ],
    order: 'created_at',
  },
  {
    table: 'known_devices',
    file: 'known-devices',
    columns: ['created_at', 'signed_in_at'],
    order: 'signed_in_at',
  },
  {
    table: 'account_events',
    file: 'history',
    columns: ['at', 'event', 'user_agent', 'address'],
    order: 'at',
  },
  {
    table: 'account_identities',
    file: 'providers',
    columns: ['provider', 'issuer', 'subject', 'email', 'linked_at', 'last_used_at'],
    order: 'linked_at',
  },
  {
    table: 'passkeys',
    file: 'passkeys',
    columns: ['name', 'transports', 'is_backed_up', 'created_at', 'last_used_at'],
    order: 'created_at',
  },
  { table: 'authenticator_apps', file: 'authenticator', columns: ['confirmed_at'], order: 'confirmed_at' },
  { table: 'recovery_codes', file: 'recovery-codes', columns: ['used_at'], order: 'used_at' },
  {
    table: 'recent_searches',
    file: 'recent-searches',
    columns: ['address', 'searched_at'],
    order: 'searched_at',
  },
  { table: 'viewed_jobs', file: 'viewed-jobs', columns: ['job_id', 'viewed_at'], order: 'viewed_at' },
  { table: 'national_identities', file: 'identity', columns: ['verified_at'], order: 'verified_at' },
  {
    table: 'national_identity_reads',
    file: 'identity-reads',
    columns: ['at', 'reader', 'purpose'],
    order: 'at',
  },
  {
    table: 'outbound_messages',
    file: 'messages',
    by: 'recipient',
    // The texts contain valid codes and links, and subjects begin with the code.
    columns: ['channel', 'recipient', 'kind', 'language', 'created_at', 'sent_at'],
    order: 'created_at',
  },
]

/** Tables with an account that are not exported, with the reason. */
export const NOT_EXPORTED: Readonly<Record<string, string>> = {
  one_time_codes: 'Secrets that are good for minutes; what they were for stands in the history.',
  one_time_tokens: 'Secrets of steps on the way; what they led to stands in the history.',
  qr_sign_ins: 'Gone within minutes; the session that came of one is exported.',
  operator_actions: 'What the operators did: their log, not data that the person gave or made.',
}
