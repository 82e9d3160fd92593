import type { RawData, WebSocket } from 'ws'
import { z } from 'zod'
import { SOCKET_MESSAGES } from '#config/limits.ts'
import { CLOSING, PONG } from '#shared/realtime-protocol.ts'

/** The messages that a browser may send. */
const messages = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('ping') }),
  z.strictObject({ type: z.literal('follow'), cursor: z.int().min(0).nullable() }),
])

/** Answers the messages of a socket. A socket that sends anything else, or too much, is closed. */
export function answerMessages(
  socket: WebSocket,
  { follow }: { follow: (cursor: number | null) => void },
): void {
  let windowEndsAt = 0
  let calls = 0

  socket.on('message', (data, isBinary) => {
    // Messages that arrive after the session ended are ignored.
    if (socket.readyState !== socket.OPEN) return
    const message = isRateLimited() || isBinary ? null : read(data)
    if (message === null) return socket.close(CLOSING.misuse)
    if (message.type === 'follow') follow(message.cursor)
    else socket.send(PONG)
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

function read(data: RawData): z.output<typeof messages> | null {
  try {
    return messages.parse(JSON.parse(String(data)))
  } catch {
    return null
  }
}
