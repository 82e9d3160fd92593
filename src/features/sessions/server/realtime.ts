import type { RealtimeRoom } from '#platform/realtime/realtime-room.ts'
import { type AccountDependencies, listEnded } from './sessions.ts'

/** The number of sessions in one query. */
const BATCH = 1000

/** Closes the sockets of ended sessions. The database announces each deleted session, but not one that expires. */
export function sessionRealtime(deps: Pick<AccountDependencies, 'db' | 'clock'>): RealtimeRoom {
  return {
    channel: 'sessions_ended',
    heard: (payload, sockets) => sockets.end(payload.split(',')),
    async catchUp(sockets) {
      const ids = sockets.sessions()
      for (let at = 0; at < ids.length; at += BATCH) {
        sockets.end(await listEnded(deps, ids.slice(at, at + BATCH)))
      }
    },
  }
}
