import type { PersonalData } from '#config/personal-data.ts'

/** The tables of this room with data of a person. */
export const personalData: readonly PersonalData[] = [
  {
    table: 'greetings',
    file: 'greetings',
    columns: ['id', 'place', 'text', 'is_default', 'removed_at'],
    order: 'place',
  },
]
