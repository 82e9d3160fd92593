import type { PersonalData, UnexportedTable } from '#config/personal-data.ts'

/** The tables of this room with data of a person. */
export const personalData: readonly PersonalData[] = [
  {
    table: 'operators',
    file: 'operator',
    columns: ['account_id', 'set_up_at'],
    order: 'account_id',
  },
]

export const unexportedTables: readonly UnexportedTable[] = [
  {
    table: 'operator_actions',
    reason: 'What the operators did: their log, not data that the person gave or made.',
  },
]
