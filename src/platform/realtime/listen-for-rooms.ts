import { SESSION_CHECK_SECONDS } from '#config/limits.ts'
import type { Database } from '../db/database.ts'
import { listen } from '../db/listen.ts'
import { errorFields, type Log, reportOnce } from '../log.ts'
import type { OpenSockets, RealtimeRoom } from './realtime-room.ts'

/**
 * Leads what rooms hear from the database to the sockets of this process. Announcements are quick and may be lost, so each
 * room also catches up: when the connection to the database is (back) there, and every `checkSeconds`. Returns the way to
 * stop.
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

/** Asked for while it is under way, it is done once more afterwards. */
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
