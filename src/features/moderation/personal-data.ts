import type { UnexportedTable } from '#config/personal-data.ts'

/** The tables of this room in which no person can be identified. */
export const unexportedTables: readonly UnexportedTable[] = [
  {
    table: 'job_reports',
    reason: 'A report is about a job; the reporter is a digest of the network that is erased after 90 days.',
  },
]
