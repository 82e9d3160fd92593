import type { PersonalData, UnexportedTable } from '#config/personal-data.ts'

/** The tables of this room with data of a person. */
export const personalData: readonly PersonalData[] = [
  {
    table: 'seekers',
    file: 'profile',
    columns: [
      'register_flow',
      'profile_completed_at',
      'headline',
      'location_id',
      'location_words',
      'xp_lvl_id',
    ],
    order: 'account_id',
  },
  {
    table: 'wanted_titles',
    file: 'wanted-titles',
    columns: ['position', 'title_id', 'words', 'near_title_ids'],
    order: 'position',
  },
  {
    table: 'files',
    file: 'files',
    columns: ['id', 'kind', 'filename', 'bytes', 'created_at', 'scanned_at'],
    withheld: { content: 'The name of the bytes in the store; the file itself is exported.' },
    order: 'created_at',
  },
]

export const unexportedTables: readonly UnexportedTable[] = [
  { table: 'avatars', reason: 'It says which of the exported files is the photo; erased with the account.' },
  { table: 'uploads', reason: 'Files that are being sent; erased within a day, or kept as a file.' },
  { table: 'removed_files', reason: 'Names of bytes that the worker erases from the store within minutes.' },
]
