import { rooms } from '#features/rooms.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/db/database.ts'
import type { Log } from '#platform/log.ts'
import { listenForRooms } from '#platform/realtime/listen-for-rooms.ts'
import { createSocketTable, type SocketTable } from '#platform/realtime/socket-table.ts'
import type { Bus } from '#platform/stream/bus.ts'
import { followStreams, type StreamFollowers } from '#platform/stream/follow-streams.ts'

interface SocketDependencies {
  database: Database
  bus: Bus
  clock: Clock
  log: Log
  /** Absent: `SESSION_CHECK_SECONDS`. */
  checkSeconds?: number | undefined
}

/** The sockets of a process, connected to the announcements of all rooms and to the accounts' streams. */
export async function createSockets({
  database,
  bus,
  clock,
  log,
  checkSeconds,
}: SocketDependencies): Promise<{
  sockets: SocketTable
  streams: StreamFollowers
  stop(): Promise<void>
}> {
  const { db } = database
  const sockets = createSocketTable()
  const declared = await Promise.all(rooms.map((room) => room.sockets?.({ db, clock }) ?? []))
  const streams = followStreams({ db, bus, log }, { checkSeconds })
  const stopRooms = listenForRooms(database, declared.flat(), { sockets, log, checkSeconds })
  return { sockets, streams, stop: async () => void (await Promise.all([stopRooms(), streams.stop()])) }
}
