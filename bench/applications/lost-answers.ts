import type { Random } from '../../demo/random.ts'
import type { Fate } from '../../tests/database/proxy-to-database.ts'

/** One in a hundred answers to a commit is lost, one in ten of these without the connection breaking at first. */
const LOST = 0.01
const SILENT = 0.1

export interface LostAnswers {
  fateOf: (answer: Buffer) => Fate
  /** How many answers there were, and how many were lost. */
  counts: { commits: number; lost: number; silent: number }
}

/**
 * Loses answers to what was committed: to COMMIT, and to single statements that write. The database has written; its
 * client never learns it.
 */
export function loseAnswers(random: Random): LostAnswers {
  const counts = { commits: 0, lost: 0, silent: 0 }
  return {
    counts,
    fateOf(answer) {
      if (!isOfCommit(answer)) return 'passes'
      counts.commits += 1
      if (!random.chance(LOST)) return 'passes'
      counts.lost += 1
      if (!random.chance(SILENT)) return 'lost'
      counts.silent += 1
      return 'lost in silence'
    },
  }
}

/** `CommandComplete` of COMMIT; or of a statement that writes, with `ReadyForQuery` outside of a transaction after it. */
const COMMIT = Buffer.from('C\0\0\0\x0bCOMMIT\0', 'latin1')
const IDLE = Buffer.from('Z\0\0\0\x05I', 'latin1')
const WRITES = /C\0\0\0.(?:INSERT|UPDATE|DELETE|MERGE) /s

const isOfCommit = (answer: Buffer): boolean =>
  answer.includes(COMMIT) ||
  (answer.subarray(-IDLE.length).equals(IDLE) && WRITES.test(answer.subarray(-64).toString('latin1')))
