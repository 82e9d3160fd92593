import type { PersonalData } from '#config/personal-data.ts'

/** The tables of this room with data of a person. */
export const personalData: readonly PersonalData[] = [
  {
    table: 'blocked_companies',
    file: 'blocked-companies',
    columns: ['company_id', 'blocked_at'],
    order: 'blocked_at',
  },
]
