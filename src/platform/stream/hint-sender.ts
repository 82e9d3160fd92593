import { errorFields, type Log, reportOnce } from '../log.ts'
import { type Hint, hintText } from './bus.ts'

/** Hints in one message: about 5 KB. A notification of PostgreSQL holds 8. */
const HINTS_IN_A_MESSAGE = 100

export interface HintSender {
  send(hints: readonly Hint[]): void
  /** Resolves when nothing waits. */
  idle(): Promise<void>
}

/**
 * Sends one message at a time. Hints that come meanwhile wait for the next, so that a busy site sends few and large
 * messages. Only the newest hint of an account is sent.
 */
export function createHintSender(deliver: (text: string) => Promise<unknown>, log: Log): HintSender {
  const waiting = new Map<string, number>()
  const trouble = reportOnce((error) => log.warn('Hints were not sent', errorFields(error)))
  let running: Promise<void> | null = null

  async function run(): Promise<void> {
    while (waiting.size > 0) await deliver(nextMessage()).then(trouble.worked, trouble.failed)
    running = null
  }

  function nextMessage(): string {
    const hints = [...waiting].slice(0, HINTS_IN_A_MESSAGE)
    for (const [accountId] of hints) waiting.delete(accountId)
    return hints.map(([accountId, cursor]) => hintText({ accountId, cursor })).join()
  }

  return {
    send(hints) {
      for (const { accountId, cursor } of hints) {
        waiting.set(accountId, Math.max(cursor, waiting.get(accountId) ?? 0))
      }
      running ??= run()
    },
    idle: async () => void (await running),
  }
}
