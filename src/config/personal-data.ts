/**
 * A table with data of a person, exported to them and erased with their account. A room lists its own in
 * `personal-data.ts`. A test walks the schema: every table belongs to a room, and every column of a personal one is
 * exported or withheld.
 */
export interface PersonalData {
  table: string
  /** The file's name in the archive; its README says what it is (`account-settings/server/export/texts`). */
  file: string
  /** The exported columns. */
  columns: readonly string[]
  /** The columns that are not exported, with the reason. */
  withheld?: Readonly<Record<string, string>>
  /** The column that identifies the person; absent: `account_id`. */
  by?: 'id' | 'recipient'
  /** The newest rows by this column are exported. */
  order: string
}

/** A table that is not exported, although it has or had to do with persons. */
export interface UnexportedTable {
  table: string
  /** Why it is not exported, and when its rows are erased. */
  reason: string
}
