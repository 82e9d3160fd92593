import type { WebSocket } from 'ws'
import { SESSION_CHECK_SECONDS } from '#config/limits.ts'
import { newsMessage } from '#shared/realtime-protocol.ts'
import { lastCursors } from '../db/account-streams.ts'
import type { Db } from '../db/database.ts'
import { errorFields, type Log, reportOnce } from '../log.ts'
import type { Bus } from './bus.ts'

/** The sockets of this process that follow the stream of their account. */
export interface StreamFollowers {
  /** Tells the socket of news after `cursor` until it closes. Null: the browser has no cursor yet, and gets one. */
  follow(socket: WebSocket, accountId: string, cursor: number | null): void
  stop(): Promise<void>
}

/** The accounts in one query. */
const BATCH = 1000

/**
 * Tells sockets that their account's stream has news. What it says is the number of the newest event and no more: the
 * page asks for the events by a call, which checks who asks.
 *
 * The bus says quickly which streams have news. Since it may lose hints, the tables are also read: when a socket begins
 * to follow, when the bus has been away, and every `checkSeconds`. Sockets that come at the same time share a query.
 */
export function followStreams(
  { db, bus, log }: { db: Db; bus: Bus; log: Log },
  { checkSeconds = SESSION_CHECK_SECONDS }: { checkSeconds?: number | undefined } = {},
): StreamFollowers {
  /** The cursor that each socket was told last. */
  const followers = new Map<string, Map<WebSocket, number | null>>()
  const asked = new Set<string>()
  const trouble = reportOnce((error) => log.warn('Streams were not checked', errorFields(error)))
  let looking: Promise<void> | null = null

  const timer = setInterval(lookAtAll, checkSeconds * 1000).unref()
  const stopListening = bus.listen({
    heard: (hints) => {
      for (const { accountId, cursor } of hints) tell(accountId, cursor)
    },
    missed: lookAtAll,
  })

  function lookAtAll(): void {
    for (const accountId of followers.keys()) asked.add(accountId)
    look()
  }

  function look(): void {
    looking ??= lookWhileAsked().then(trouble.worked, trouble.failed)
  }

  async function lookWhileAsked(): Promise<void> {
    try {
      // Those who ask at this very moment are in the first query.
      await null
      while (asked.size > 0) {
        const accountIds = [...asked].slice(0, BATCH)
        for (const accountId of accountIds) asked.delete(accountId)
        for (const { account_id, last_cursor } of await lastCursors(db, accountIds)) {
          tell(account_id, last_cursor)
        }
      }
    } finally {
      looking = null
    }
  }

  function tell(accountId: string, cursor: number): void {
    const sockets = followers.get(accountId)
    if (sockets === undefined) return
    for (const [socket, told] of sockets) {
      if (told !== null && told >= cursor) continue
      sockets.set(socket, cursor)
      if (socket.readyState === socket.OPEN) socket.send(newsMessage(cursor))
    }
  }

  function follow(socket: WebSocket, accountId: string, cursor: number | null): void {
    const sockets = followers.get(accountId) ?? new Map<WebSocket, number | null>()
    followers.set(accountId, sockets)
    if (!sockets.has(socket)) {
      socket.once('close', () => {
        sockets.delete(socket)
        if (sockets.size === 0 && followers.get(accountId) === sockets) followers.delete(accountId)
      })
    }
    sockets.set(socket, cursor)
    asked.add(accountId)
    look()
  }

  return {
    follow,
    async stop() {
      clearInterval(timer)
      await stopListening()
      await looking
    },
  }
}
