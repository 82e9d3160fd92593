import pg from 'pg'

/**
 * Whether the database refuses what a row says: a value or a size that it cannot hold (classes 22 and 54 of its codes),
 * or a rule of its own (23). Anything else, such as a lost connection, would meet every row.
 */
export const isRefusedValue = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && /^(?:22|23|54)/.test(error.code ?? '')
