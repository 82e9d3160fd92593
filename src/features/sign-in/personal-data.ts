import type { PersonalData, UnexportedTable } from '#config/personal-data.ts'

const SECRET = 'A secret: it would only help a thief.'

/** The tables of this room with data of a person. */
export const personalData: readonly PersonalData[] = [
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
    withheld: {
      id: 'The number of the row.',
      credential_id: SECRET,
      public_key: SECRET,
      sign_count: 'A counter of the device against copies.',
    },
    order: 'created_at',
  },
  {
    table: 'authenticator_apps',
    file: 'authenticator',
    columns: ['confirmed_at'],
    withheld: {
      secret: SECRET,
      last_step: 'The last used code.',
    },
    order: 'confirmed_at',
  },
  {
    table: 'recovery_codes',
    file: 'recovery-codes',
    columns: ['used_at'],
    withheld: {
      code_hash: SECRET,
    },
    order: 'used_at',
  },
]

export const unexportedTables: readonly UnexportedTable[] = [
  { table: 'qr_sign_ins', reason: 'Gone within minutes; the session that came of one is exported.' },
]
