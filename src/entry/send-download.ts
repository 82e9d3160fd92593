import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { FastifyReply } from 'fastify'

export const isDownload = ({ headers }: Response): boolean => headers.has('content-disposition')

/** A file that a page answers with: its bytes go out as they come, and are not kept. */
export function sendDownload(reply: FastifyReply, response: Response): FastifyReply {
  for (const [name, value] of response.headers) reply.header(name, value)
  const body: ReadableStream | null = response.body
  return reply.status(response.status).send(body === null ? '' : Readable.fromWeb(body))
}
