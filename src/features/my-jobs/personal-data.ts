import type { PersonalData } from '#config/personal-data.ts'

/** The tables of this room with data of a person. */
export const personalData: readonly PersonalData[] = [
  { table: 'saved_jobs', file: 'saved-jobs', columns: ['job_id', 'saved_at'], order: 'saved_at' },
]
