import pg from 'pg'

/**
 * Whether the database refuses a value of a row: a value or a size that it cannot store (classes 22 and 54 of its
 * codes), or a violated constraint (23). Any other error, such as a lost connection, would affect every row.
 */
export const isRefusedValue = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && /^(?:22|23|54)/.test(error.code ?? '')
