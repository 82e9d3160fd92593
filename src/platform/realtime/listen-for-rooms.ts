import { SESSION_CHECK_SECONDS } from '#config/limits.ts'
import type { Database } from '../db/database.ts'
import { listen } from '../db/listen.ts'
import { errorFields, type Log, reportOnce } from '../log.ts'
import type { OpenSockets, RealtimeRoom } from './realtime-room.ts'

/**
 * Passes database notifications of the rooms to the sockets of this process. Notifications are fast but may be lost. So
 * each room also checks the tables when the database connection is made (again), and every `checkSeconds`. Returns a
 * function that stops it.
 */
export function listenForRooms(
  { settings }: Pick<Database, 'settings'>,
  rooms: readonly RealtimeRoom[],
  {
    sockets,
    log,
    checkSeconds = SESSION_CHECK_SECONDS,
  }: { sockets: OpenSockets; log: Log; checkSeconds?: number | undefined },
): () => Promise<void> {
  const followers = rooms.map((room) => {
    const trouble = reportOnce((error) =>
      log.warn('Sockets were not checked', { ...errorFields(error), source: room.channel }),
    )
    const catchUp = onceAtATime(() => room.catchUp(sockets).then(trouble.worked, trouble.failed))
    const timer = setInterval(catchUp, checkSeconds * 1000).unref()
    const stopListening = listen(settings, room.channel, (payload) =>
      payload === undefined ? catchUp() : room.heard(payload, sockets),
    )
    return async () => {
      clearInterval(timer)
      await stopListening()
      await catchUp.idle()
    }
  })
  return async () => void (await Promise.all(followers.map((stop) => stop())))
}

/** If called while it runs, it runs once more afterwards. */
function onceAtATime(work: () => Promise<void>): { (): void; idle(): Promise<void> } {
  let running: Promise<void> | null = null
  let isWanted = false
  const run = async (): Promise<void> => {
    while (isWanted) {
      isWanted = false
      await work()
    }
    running = null
  }
  const ask = () => {
    isWanted = true
    running ??= run()
  }
  return Object.assign(ask, { idle: async () => void (await running) })
}
