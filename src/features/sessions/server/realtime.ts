import type { RealtimeRoom } from '#platform/realtime/realtime-room.ts'
import { type AccountDependencies, listEnded } from './sessions.ts'

/** So many sessions are looked up at a time. */
const BATCH = 1000

/** A session that ends closes its sockets: the database announces it, whoever ended it; the clock does not. */
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
