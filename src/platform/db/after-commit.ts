import {
  type DatabaseConnection,
  type Kysely,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
} from 'kysely'
import type { DB } from './schema.generated.ts'

/**
 * Hints that a transaction sends once it has committed. Node sends them, not PostgreSQL's `notify` inside the
 * transaction: commits that notify wait for each other, and another bus may carry the hints.
 *
 * A process that dies between its commit and its hint sends none. Whoever follows hints also looks by itself.
 */
const waiting = new WeakMap<DatabaseConnection, string[]>()

/** Sends `hint` once the transaction of `db` has committed, and never if it is rolled back. */
export async function hintAfterCommit(db: Kysely<DB>, hint: string): Promise<void> {
  if (!db.isTransaction) throw new Error('A hint waits for the commit of a transaction.')
  await db.getExecutor().provideConnection(async (connection) => {
    waiting.set(connection, [...(waiting.get(connection) ?? []), hint])
  })
}

export interface CommitHints {
  /** Forgets the hints of the transaction that ends on this connection; the result sends them, once it has committed. */
  ending(connection: DatabaseConnection): () => void
  /** Calls back with the hints of each commit. Returns a function that stops it. */
  follow(onHints: (hints: readonly string[]) => void): () => void
}

export function createCommitHints(): CommitHints {
  const followers = new Set<(hints: readonly string[]) => void>()
  return {
    ending(connection) {
      const hints = waiting.get(connection) ?? []
      waiting.delete(connection)
      return () => {
        if (hints.length > 0) for (const tell of followers) tell(hints)
      }
    },
    follow(onHints) {
      followers.add(onHints)
      return () => void followers.delete(onHints)
    },
  }
}

/** PostgreSQL as Kysely drives it, with hints after commits. */
export class HintingDialect extends PostgresDialect {
  #config: PostgresDialectConfig
  #hints: CommitHints

  constructor(config: PostgresDialectConfig, hints: CommitHints) {
    super(config)
    this.#config = config
    this.#hints = hints
  }

  override createDriver(): PostgresDriver {
    return new HintingDriver(this.#config, this.#hints)
  }
}

class HintingDriver extends PostgresDriver {
  #hints: CommitHints

  constructor(config: PostgresDialectConfig, hints: CommitHints) {
    super(config)
    this.#hints = hints
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const send = this.#hints.ending(connection)
    await super.commitTransaction(connection)
    send()
  }

  override async rollbackTransaction(
    connection: Parameters<PostgresDriver['rollbackTransaction']>[0],
  ): Promise<void> {
    this.#hints.ending(connection)
    await super.rollbackTransaction(connection)
  }
}
