import type { PersonalData, UnexportedTable } from '#config/personal-data.ts'

const SECRET = 'A secret: it would only help a thief.'

/** The tables of this room with data of a person. */
export const personalData: readonly PersonalData[] = [
  {
    table: 'accounts',
    file: 'account',
    by: 'id',
    columns: [
      'id',
      'active_key',
      'email',
      'email_verified_at',
      'phone',
      'phone_verified_at',
      'first_name',
      'last_name',
      'country',
      'language',
      'source',
      'campaign',
      'is_subscribed',
      'terms_agreed_at',
      'password_set_at',
      'asks_email_code',
      'suspended_at',
      'suspended_until',
      'delete_after',
      'created_at',
      'updated_at',
    ],
    withheld: {
      password_hash: SECRET,
      passkey_handle: 'A random number for passkeys; it means nothing elsewhere.',
      proofs_valid_from: 'When older proofs ended; the changes behind it are in the history.',
    },
    order: 'id',
  },
  {
    table: 'recruiters',
    file: 'recruiter',
    columns: ['id', 'company_id', 'role', 'position', 'joined_at'],
    order: 'joined_at',
  },
  {
    table: 'account_events',
    file: 'history',
    columns: ['at', 'event', 'user_agent', 'address'],
    withheld: {
      id: 'The number of the row.',
    },
    order: 'at',
  },
  {
    table: 'outbound_messages',
    file: 'messages',
    by: 'recipient',
    columns: ['channel', 'recipient', 'kind', 'language', 'created_at', 'sent_at'],
    withheld: {
      id: 'The number of the row.',
      subject: 'It may begin with a valid code.',
      text: 'It may have valid codes and links.',
      html: 'It may have valid codes and links.',
      headers: 'For the mail server.',
      attachment_file_id: 'A file of its sender, until it is sent.',
      expires_at: 'When the row is erased.',
      trouble: 'The answer of the mail server.',
    },
    order: 'created_at',
  },
]

export const unexportedTables: readonly UnexportedTable[] = [
  { table: 'account_streams', reason: 'A number: how many events there have been.' },
  { table: 'stream_events', reason: 'Ids of what is exported itself, for some weeks.' },
  {
    table: 'background_jobs',
    reason: 'Work that waits for minutes; what names a deleted account is erased with it.',
  },
  { table: 'rate_windows', reason: 'Counts by digests of networks and addresses; erased within a day.' },
]
