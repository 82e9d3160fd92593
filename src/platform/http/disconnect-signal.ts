import type { FastifyReply } from 'fastify'

/** Aborts when the client disconnects before it was answered. */
export function disconnectSignal({ raw }: FastifyReply): AbortSignal {
  const departure = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) departure.abort()
  })
  return departure.signal
}
