import type { RawData, WebSocket } from 'ws'
import { z } from 'zod'
import { SOCKET_MESSAGES } from '#config/limits.ts'
import { CLOSING, PONG } from '#shared/realtime-protocol.ts'

/** The only message that a browser may send. */
const message = z.strictObject({ type: z.literal('ping') })

/** Responds to the messages of a socket. A socket that sends anything else, or too much, is closed. */
export function answerMessages(socket: WebSocket): void {
  let windowEndsAt = 0
  let calls = 0

  socket.on('message', (data, isBinary) => {
    // Messages that arrive after the session ended are ignored.
    if (socket.readyState !== socket.OPEN) return
    if (isRateLimited() || isBinary || !isKnown(data)) return socket.close(CLOSING.misuse)
    socket.send(PONG)
  })

  function isRateLimited(): boolean {
    const now = performance.now()
    if (now > windowEndsAt) {
      windowEndsAt = now + SOCKET_MESSAGES.seconds * 1000
      calls = 0
    }
    calls++
    return calls > SOCKET_MESSAGES.calls
  }
}

function isKnown(data: RawData): boolean {
  try {
    return message.safeParse(JSON.parse(String(data))).success
  } catch {
    return false
  }
}
