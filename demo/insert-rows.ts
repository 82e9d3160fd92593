import { sql } from 'kysely'

/** The column names of rows, for an `insert`. */
export const columnsOf = (rows: readonly object[], prefix = '') =>
  sql.raw(
    Object.keys(rows[0] ?? {})
      .map((column) => `${prefix}${column}`)
      .join(', '),
  )

/** Rows as one parameter, for `jsonb_to_recordset` and `jsonb_populate_recordset`. */
export const json = (rows: readonly object[]) => sql`${JSON.stringify(rows)}::jsonb`
