import type { PersonalData } from '#config/personal-data.ts'

/** The tables of this room with data of a person. */
export const personalData: readonly PersonalData[] = [
  { table: 'saved_jobs', file: 'saved-jobs', columns: ['job_id', 'saved_at'], order: 'saved_at' },
  {
    table: 'outside_applications',
    file: 'outside-applications',
    columns: ['id', 'job_id', 'title', 'company_name', 'url', 'state', 'applied_at', 'changed_at'],
    order: 'applied_at',
  },
]
