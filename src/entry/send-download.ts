import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

export const isDownload = ({ headers }: Response): boolean => headers.has('content-disposition')

/** Sends a file that a page returned: its bytes are streamed and not cached. */
export function sendDownload(reply: FastifyReply, { status, headers, body }: Response): FastifyReply {
  for (const [name, value] of headers) reply.header(name, value)
  return reply.status(status).send(body === null ? '' : Readable.from(bytesOf(body), { objectMode: false }))
}

async function* bytesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value
}
