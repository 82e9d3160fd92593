import { type IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type WebSocket, WebSocketServer } from 'ws'
import { SOCKET_MESSAGE_BYTES } from '#config/limits.ts'
import { ApiError } from '#shared/api-error.ts'
import { CLOSING, REALTIME_PATH } from '#shared/realtime-protocol.ts'
import { databaseUnavailable } from '../db/database-unavailable.ts'
import { networkOf } from '../http/rate-limits.ts'
import type { StreamFollowers } from '../stream/follow-streams.ts'
import { answerMessages } from './answer-messages.ts'
import type { SocketTable } from './socket-table.ts'

export interface RealtimeParts {
  sockets: SocketTable
  streams: StreamFollowers
  /** The public address of the site that `app` serves. */
  origin: () => string
}

/** The decision about an upgrade request. */
const upgrades = new WeakMap<IncomingMessage, { socket: Socket; head: Buffer }>()

/** Without compression: it costs memory for each socket, and a few bytes could unpack to many. */
const SETTINGS = {
  noServer: true,
  clientTracking: false,
  perMessageDeflate: false,
  maxPayload: SOCKET_MESSAGE_BYTES,
  // How long a browser may take to confirm a close.
  closeTimeout: 1000,
}

/**
 * Opens sockets for visitors who are signed in on this site. An upgrade request passes the same hooks as any other
 * (authentication, maintenance, the visitor's address behind a proxy) and is refused in the same way.
 *
 * One exception: without a session the socket is opened and then closed with a code. A browser does not learn why an
 * upgrade failed, and would retry for ever.
 */
export function mountRealtime(app: FastifyInstance, { sockets, streams, origin }: RealtimeParts): void {
  const server = new WebSocketServer(SETTINGS)
  let isClosing = false

  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // In development, the build tool has its own sockets.
    if (pathOf(request) !== REALTIME_PATH && app.server.listenerCount('upgrade') > 1) return
    if (!(socket instanceof Socket)) return socket.destroy()
    upgrades.set(request, { socket, head })
    const response = new ServerResponse(request)
    response.shouldKeepAlive = false
    response.on('finish', () => socket.end())
    socket.on('error', () => socket.destroy())
    response.assignSocket(socket)
    app.routing(request, response)
  })

  app.get(REALTIME_PATH, { config: { limit: 'socket' } }, async (request, reply) => {
    const upgrade = upgrades.get(request.raw)
    if (upgrade === undefined) return reply.code(426).header('upgrade', 'websocket').send()
    if (!isOurs(request, origin())) throw new ApiError(40005)
    if (request.authentication?.isUnknown === true) throw databaseUnavailable()
    const session = request.authentication?.session
    const accountId = session?.accountId ?? null
    const holder =
      session === undefined || accountId === null
        ? null
        : { sessionId: session.id, accountId, network: networkOf(request.ip) }
    if (isClosing) return reply.code(503).send()
    if (holder !== null && !sockets.hasRoomFor(holder)) throw new ApiError(40006, { params: { seconds: 60 } })
    open(request, reply, upgrade, (socket) => {
      if (holder === null) return socket.close(CLOSING.sessionEnded)
      answerMessages(socket, {
        follow: (cursor) => streams.follow(socket, holder.accountId, cursor),
      })
      sockets.hold(socket, holder)
    })
    return reply
  })

  app.addHook('preClose', async () => {
    isClosing = true
    await sockets.closeAll()
  })

  function open(
    request: FastifyRequest,
    reply: FastifyReply,
    { socket, head }: { socket: Socket; head: Buffer },
    use: (socket: WebSocket) => void,
  ): void {
    reply.hijack()
    reply.raw.detachSocket(socket)
    server.handleUpgrade(request.raw, socket, head, (opened) => {
      // The library closes sockets that break the protocol; without a listener the error would end the process.
      opened.on('error', () => {})
      use(opened)
    })
  }
}

/** Browsers always send the page's Origin, and they send our cookies even for pages of other sites. */
function isOurs({ headers }: FastifyRequest, own: string): boolean {
  const { origin, host } = headers
  if (origin === undefined || !URL.canParse(origin)) return false
  return own.startsWith('https:') ? origin === own : new URL(origin).host === host
}

const pathOf = ({ url = '' }: IncomingMessage): string => url.split('?', 1)[0] ?? ''
