import type { Db } from '#platform/db/database.ts'

/** Runs `work` in the open transaction, or in a new one. */
export const inTransaction = <Dependencies extends { db: Db }, Result>(
  deps: Dependencies,
  work: (here: Dependencies) => Promise<Result>,
): Promise<Result> =>
  deps.db.isTransaction ? work(deps) : deps.db.transaction().execute((db) => work({ ...deps, db }))
