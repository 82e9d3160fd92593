import { sessionRealtime } from '#features/sessions/server/realtime.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/db/database.ts'
import type { Log } from '#platform/log.ts'
import { followRooms } from '#platform/realtime/follow-rooms.ts'
import { createSocketTable, type SocketTable } from '#platform/realtime/socket-table.ts'

interface SocketsWorld {
  database: Database
  clock: Clock
  log: Log
  /** Absent: `SESSION_CHECK_SECONDS`. */
  checkSeconds?: number | undefined
}

/** The sockets of a process, with what all rooms push to them. */
export function followSockets({ database, clock, log, checkSeconds }: SocketsWorld): {
  sockets: SocketTable
  stop(): Promise<void>
} {
  const sockets = createSocketTable()
  const rooms = [sessionRealtime({ db: database.db, clock })]
  return { sockets, stop: followRooms(database, rooms, { sockets, log, checkSeconds }) }
}
