import { rooms } from '#features/rooms.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/db/database.ts'
import type { Log } from '#platform/log.ts'
import { listenForRooms } from '#platform/realtime/listen-for-rooms.ts'
import { createSocketTable, type SocketTable } from '#platform/realtime/socket-table.ts'

interface SocketDependencies {
  database: Database
  clock: Clock
  log: Log
  /** Absent: `SESSION_CHECK_SECONDS`. */
  checkSeconds?: number | undefined
}

/** The sockets of a process, connected to the notifications of all rooms. */
export async function createSockets({ database, clock, log, checkSeconds }: SocketDependencies): Promise<{
  sockets: SocketTable
  stop(): Promise<void>
}> {
  const sockets = createSocketTable()
  const declared = await Promise.all(rooms.map((room) => room.sockets?.({ db: database.db, clock }) ?? []))
  return { sockets, stop: listenForRooms(database, declared.flat(), { sockets, log, checkSeconds }) }
}
