import type { UnexportedTable } from '#config/personal-data.ts'

/** The tables of this room that persons cannot be recognised in. */
export const unexportedTables: readonly UnexportedTable[] = [
  {
    table: 'job_reports',
    reason:
      'A report is about a job, and outlives its reporter. The account is stored until the decision or the deletion of the account; the digest of the network is erased after 90 days.',
  },
]
