import type { WebSocket } from 'ws'
import { SOCKET_PING_SECONDS, SOCKETS_PER_NETWORK, SOCKETS_PER_SESSION } from '#config/limits.ts'
import { CLOSING } from '#shared/realtime-protocol.ts'
import type { OpenSockets } from './realtime-room.ts'

/** The owner of a socket. */
export interface Holder {
  sessionId: string
  network: string
}

export interface SocketTable extends OpenSockets {
  hasRoomFor(holder: Holder): boolean
  /** Registers a socket until it closes. */
  hold(socket: WebSocket, holder: Holder): void
  size(): number
  /** Tells all browsers to reconnect elsewhere; resolves when they have gone. */
  closeAll(): Promise<void>
}

/** A session may end while one of its sockets is being opened: ended sessions are remembered for this long. */
const ENDS_REMEMBERED_MS = 5000

export function createSocketTable(): SocketTable {
  const bySession = new Map<string, Set<WebSocket>>()
  const perNetwork = new Map<string, number>()
  const silent = new Set<WebSocket>()
  const justEnded = new Set<string>()
  const heartbeat = setInterval(pingAll, SOCKET_PING_SECONDS * 1000).unref()

  /** A socket that has not answered the last ping is dead. */
  function pingAll(): void {
    for (const socket of silent) socket.terminate()
    for (const sockets of bySession.values()) {
      for (const socket of sockets) {
        silent.add(socket)
        socket.ping()
      }
    }
  }

  function hold(socket: WebSocket, { sessionId, network }: Holder): void {
    const sockets = bySession.get(sessionId) ?? new Set()
    bySession.set(sessionId, sockets.add(socket))
    perNetwork.set(network, (perNetwork.get(network) ?? 0) + 1)
    socket.on('pong', () => silent.delete(socket))
    socket.on('close', () => {
      silent.delete(socket)
      sockets.delete(socket)
      if (sockets.size === 0 && bySession.get(sessionId) === sockets) bySession.delete(sessionId)
      const left = (perNetwork.get(network) ?? 1) - 1
      if (left === 0) perNetwork.delete(network)
      else perNetwork.set(network, left)
    })
    if (justEnded.has(sessionId)) socket.close(CLOSING.sessionEnded)
  }

  function end(sessionIds: Iterable<string>): void {
    const ids = [...sessionIds]
    if (ids.length === 0) return
    for (const id of ids) {
      justEnded.add(id)
      for (const socket of bySession.get(id) ?? []) socket.close(CLOSING.sessionEnded)
    }
    setTimeout(() => {
      for (const id of ids) justEnded.delete(id)
    }, ENDS_REMEMBERED_MS).unref()
  }

  async function closeAll(): Promise<void> {
    clearInterval(heartbeat)
    const all = [...bySession.values()].flatMap((sockets) => [...sockets])
    await Promise.all(
      all.map((socket) => {
        const closed = new Promise((resolve) => socket.once('close', resolve))
        socket.close(CLOSING.restart)
        return closed
      }),
    )
  }

  return {
    sessions: () => [...bySession.keys()],
    end,
    hasRoomFor: ({ sessionId, network }) =>
      (bySession.get(sessionId)?.size ?? 0) < SOCKETS_PER_SESSION &&
      (perNetwork.get(network) ?? 0) < SOCKETS_PER_NETWORK,
    hold,
    size: () => [...bySession.values()].reduce((sum, sockets) => sum + sockets.size, 0),
    closeAll,
  }
}
