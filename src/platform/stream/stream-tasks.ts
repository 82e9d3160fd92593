import { STREAM_DAYS } from '#config/limits.ts'
import type { Clock } from '../clock.ts'
import { deleteStreamEvents } from '../db/account-streams.ts'
import type { Db } from '../db/database.ts'
import type { Task } from '../jobs/tasks.ts'

const AT_ONCE = 5000

/** Deletes old events. Who comes back later reads everything anew. */
export function streamTasks({ db, clock }: { db: Db; clock: Clock }): Task[] {
  return [
    {
      name: 'streams.sweep',
      everySeconds: 3600,
      async run(_payload, signal) {
        const before = new Date(clock.now().getTime() - STREAM_DAYS * 86_400_000)
        while ((await deleteStreamEvents(db, before, AT_ONCE)) === AT_ONCE) signal.throwIfAborted()
      },
    },
  ]
}
