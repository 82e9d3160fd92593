import type { PersonalData } from '#config/personal-data.ts'

/** The tables of this room with data of a person. */
export const personalData: readonly PersonalData[] = [
  {
    table: 'national_identities',
    file: 'identity',
    columns: ['verified_at'],
    withheld: {
      number_digest: 'The number is exported decrypted.',
      sealed: 'It is exported decrypted.',
    },
    order: 'verified_at',
  },
  {
    table: 'national_identity_reads',
    file: 'identity-reads',
    columns: ['at', 'reader', 'purpose'],
    withheld: {
      id: 'The number of the row.',
    },
    order: 'at',
  },
]
