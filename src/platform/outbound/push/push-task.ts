import { z } from 'zod'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../db/database.ts'
import { findPushSubscription, removePushSubscription } from '../../db/push-subscriptions.ts'
import type { Task } from '../../jobs/tasks.ts'
import type { Log } from '../../log.ts'
import type { PushSettings } from './push-settings.ts'
import { PUSH_TASK } from './queue-push.ts'
import { sendPush } from './send-push.ts'

const payload = z.object({
  sessionId: z.uuid(),
  topic: z.string(),
  isUrgent: z.boolean(),
  message: z.string(),
  until: z.coerce.date(),
})

/**
 * Sends queued pushes. One that is sent twice has the same topic and tag, so its reader sees one. A subscription that
 * its browser has given up ends here; one whose session has ended is not found.
 */
export const pushTask = (deps: { db: Db; clock: Clock; log: Log }, settings: PushSettings): Task => ({
  name: PUSH_TASK,
  // Somebody else's server.
  isSlow: true,
  run: (given, signal) => deliver(deps, settings, payload.parse(given), signal),
})

async function deliver(
  { db, clock, log }: { db: Db; clock: Clock; log: Log },
  settings: PushSettings,
  { sessionId, topic, isUrgent, message, until }: z.output<typeof payload>,
  signal: AbortSignal,
): Promise<void> {
  const now = clock.now()
  const seconds = Math.floor((until.getTime() - now.getTime()) / 1000)
  const found = await findPushSubscription(db, sessionId, now)
  if (found === null || seconds <= 0) return
  const keys = { publicKey: found.public_key, authSecret: found.auth_secret }
  const push = { endpoint: found.endpoint, keys, message, seconds, isUrgent, topic }
  const outcome = await sendPush(push, settings, { now, signal })
  if (outcome === 'gone') await removePushSubscription(db, found)
  if (outcome === 'refused') log.warn('A push service has refused a push')
}
