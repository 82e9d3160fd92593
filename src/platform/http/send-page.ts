import type { FastifyReply, FastifyRequest } from 'fastify'
import { brotli, gzipped, unbrotli } from './compress.ts'
import { encodingFor, isKnown } from './compressed-response.ts'

/**
 * A complete response of the router, with an ETag: a page, whose policy has the hashes of its inline scripts; its data,
 * for a client-side navigation; or a redirect.
 */
export interface Page {
  status: number
  headers: Headers
  /** UTF-8, so that hashing, compressing and sending do not encode a long text again. */
  bytes: Buffer
}

/** A page that is compressed once and sent many times. */
export interface PackedPage {
  status: number
  headers: Headers
  /** Brotli; empty where there is no text. */
  packed: Buffer
  /** Bytes in memory, roughly. */
  size: number
}

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
