import type { FastifyReply, FastifyRequest } from 'fastify'
import { brotli, gzipped, unbrotli } from '#platform/http/compress.ts'
import { encodingFor, isKnown } from '#platform/http/compressed-response.ts'
import type { PackedPage, Page } from './page.ts'

/** Sends a page, or 304 if it is unchanged. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page | PackedPage,
): Promise<FastifyReply> {
  for (const [name, value] of page.headers) if (name !== 'content-length') reply.header(name, value)
  const etag = page.headers.get('etag')
  if (etag !== null && isKnown(request, etag)) return reply.code(304).send()
  reply.code(page.status)
  const { length } = 'packed' in page ? page.packed : page.bytes
  return length === 0 ? reply.send() : sendCompressed(request, reply, page)
}

/** Sends an encoding that the client accepts. All browsers accept Brotli, so a packed page is stored only in that. */
async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  page: PackedPage | Page,
): Promise<FastifyReply> {
  const encoding = encodingFor(request)
  if (encoding === 'br') {
    reply.header('content-encoding', 'br')
    return reply.send('packed' in page ? page.packed : await brotli(page.bytes))
  }
  const plain = 'packed' in page ? await unbrotli(page.packed) : page.bytes
  return encoding === null
    ? reply.send(plain)
    : reply.header('content-encoding', 'gzip').send(await gzipped(plain))
}
