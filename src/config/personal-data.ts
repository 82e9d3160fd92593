import type { Language } from './languages.ts'

/** A table with data of a person, for the export of an account. A room lists its own in `personal-data.ts`. */
export interface PersonalData {
  table: string
  /** The file's name in the archive. */
  file: string
  /** The exported columns. Secrets are left out, since they would only help a thief. */
  columns: readonly string[]
  /** The column that identifies the person; absent: `account_id`. */
  by?: 'id' | 'recipient'
  /** The newest rows by this column are exported. */
  order: string
  /** The line about the file in the archive's README. */
  line: Readonly<Record<Language, string>>
}

/** A table with an account that is not exported, with the reason. */
export interface UnexportedTable {
  table: string
  reason: string
}
