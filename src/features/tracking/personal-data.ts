import type { UnexportedTable } from '#config/personal-data.ts'

/** The tables of this room that persons cannot be recognised in. */
export const unexportedTables: readonly UnexportedTable[] = [
  { table: 'tracked_job_views', reason: 'By a device number that leads to nobody; rows are erased by age.' },
  {
    table: 'tracked_list_events',
    reason: 'By a device number that leads to nobody; rows are erased by age.',
  },
  { table: 'tracked_searches', reason: 'By a device number that leads to nobody; rows are erased by age.' },
  { table: 'tracked_web_events', reason: 'By a device number that leads to nobody; rows are erased by age.' },
]
