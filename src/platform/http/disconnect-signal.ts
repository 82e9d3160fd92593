import type { FastifyReply } from 'fastify'

/** Aborts when whoever asked goes away without having been answered. */
export function disconnectSignal({ raw }: FastifyReply): AbortSignal {
  const departure = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) departure.abort()
  })
  return departure.signal
}
