import type { Db } from '#platform/db/database.ts'

/** Does something whole or not at all: in the transaction that is open, or in one of its own. */
export const inTransaction = <Dependencies extends { db: Db }, Result>(
  deps: Dependencies,
  work: (here: Dependencies) => Promise<Result>,
): Promise<Result> =>
  deps.db.isTransaction ? work(deps) : deps.db.transaction().execute((db) => work({ ...deps, db }))
