import type { Db } from '#platform/db/database.ts'

/** Does something whole or not at all: in the transaction that is open, or in one of its own. */
export const inTransaction = <World extends { db: Db }, Result>(
  world: World,
  work: (here: World) => Promise<Result>,
): Promise<Result> =>
  world.db.isTransaction ? work(world) : world.db.transaction().execute((db) => work({ ...world, db }))
