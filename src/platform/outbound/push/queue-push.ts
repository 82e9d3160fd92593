import { later } from '#shared/later.ts'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../db/database.ts'
import { listPushSubscriptions } from '../../db/push-subscriptions.ts'
import { enqueue } from '../../jobs/enqueue.ts'

/** The task that sends one push to one browser. */
export const PUSH_TASK = 'push.send'

/** A push waits this long for a browser that is away, or a service that fails: afterwards it is no news. */
const SECONDS = 24 * 3600

export interface QueuedPush {
  accountId: string
  /** What the service worker gets, by the language of the browser: ids and general words, nothing of a person. */
  message: (language: string) => object
  isUrgent: boolean
  topic: string
}

/** Queues a push to all browsers of an account that want them; with a transaction it is sent when that commits. */
export async function queuePush(
  db: Db,
  clock: Clock,
  { accountId, message, isUrgent, topic }: QueuedPush,
): Promise<void> {
  const now = clock.now()
  for (const { session_id: sessionId, language } of await listPushSubscriptions(db, accountId, now)) {
    const payload = {
      ...{ sessionId, topic, isUrgent, message: JSON.stringify(message(language)) },
      until: later(now, SECONDS).toISOString(),
    }
    await enqueue(db, PUSH_TASK, payload, { runAt: now })
  }
}
