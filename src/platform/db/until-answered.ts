import { setTimeout } from 'node:timers/promises'
import { isDatabaseUnavailable } from './database-unavailable.ts'

const PAUSE_MS = 500
const PATIENCE_MS = 60_000

/**
 * Reads what a start needs, while there is nobody yet who could be refused: where the database does not answer, it is
 * asked again for up to a minute. A busy machine that has just started is slow enough for that.
 */
export async function untilAnswered<Result>(read: () => Promise<Result>): Promise<Result> {
  for (const deadline = performance.now() + PATIENCE_MS; ; await setTimeout(PAUSE_MS)) {
    try {
      return await read()
    } catch (error) {
      if (!isDatabaseUnavailable(error) || performance.now() > deadline) throw error
    }
  }
}
