import type { PersonalData, UnexportedTable } from '#config/personal-data.ts'

/** The tables of this room with data of a person. */
export const personalData: readonly PersonalData[] = [
  { table: 'hidden_jobs', file: 'hidden-jobs', columns: ['job_id', 'hidden_at'], order: 'hidden_at' },
]

/** The tables of this room that persons cannot be recognised in. */
export const unexportedTables: readonly UnexportedTable[] = [
  {
    table: 'external_click_devices',
    reason: 'Digests of devices, so that a click counts once a day; erased after it.',
  },
]
