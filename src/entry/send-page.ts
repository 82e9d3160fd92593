import type { FastifyReply, FastifyRequest } from 'fastify'
import { brotli, gzipped, unbrotli } from '#platform/http/compress.ts'
import { encodingFor, isKnown } from '#platform/http/packed-answer.ts'
import type { PackedPage, Page } from './page.ts'

/** Sends a page, or only that it has not changed. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page | PackedPage,
): Promise<FastifyReply> {
  for (const [name, value] of page.headers) if (name !== 'content-length') reply.header(name, value)
  const etag = page.headers.get('etag')
  if (etag !== null && isKnown(request, etag)) return reply.code(304).send()
  reply.code(page.status)
  const text = 'packed' in page ? page.packed : page.text
  return text.length === 0 ? reply.send() : sendCompressed(request, reply, text)
}

/** As the visitor can read it. All browsers read Brotli, so only that is kept with a packed page. */
async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string | Buffer,
): Promise<FastifyReply> {
  const encoding = encodingFor(request)
  if (encoding === 'br') {
    reply.header('content-encoding', 'br')
    return reply.send(typeof text === 'string' ? await brotli(text) : text)
  }
  const plain = typeof text === 'string' ? text : await unbrotli(text)
  return encoding === null
    ? reply.send(plain)
    : reply.header('content-encoding', 'gzip').send(await gzipped(plain))
}
