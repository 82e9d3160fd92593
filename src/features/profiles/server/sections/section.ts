import type { Db } from '#platform/db/database.ts'
import type { Refusals } from '#platform/http/refusals.ts'
import type { Columns, SectionTable } from '../queries/entries.ts'

/**
 * A section of a profile that is a list. The calls that add, change and remove its entries follow from this declaration
 * (`entries.ts`).
 */
export interface Section<Fields, Entry extends { id: string }> {
  table: SectionTable
  /** How many entries it may have, and the code for more; without a code the message names the number. */
  most: { entries: number; code?: number; field: string }
  /** The code for an entry that is not there. */
  missing: number
  /** In the order of the section. */
  list(db: Db, accountId: string): Promise<Entry[]>
  /** An entry as the request that would make it: what a change leaves out is taken from here. */
  fieldsOf(entry: Entry): Fields
  columnsOf(fields: Fields, rules: Refusals & { now: Date }): Columns
  /** Refuses a new or changed entry that repeats one of the others. `before`: the entry as it was; null: it is new. */
  refuseRepeated?(fields: Fields, others: readonly Entry[], rules: Refusals, before: Entry | null): void
}
