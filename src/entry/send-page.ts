import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PackedPage, Page } from './page.ts'

/** Sends a page, or only that it has not changed. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page | PackedPage,
): Promise<FastifyReply> {
  copyHeaders(page.headers, reply)
  if (page.status === 200 && isKnown(request, page.headers.get('etag'))) return reply.code(304).send()
  const text = 'packed' in page ? page : page.html
  return isEmpty(text) ? reply.code(page.status).send() : sendText(request, reply.code(page.status), text)
}

/** Sends what the router made that is no page: data for a navigation, a redirect. */
export async function sendOther(
  request: FastifyRequest,
  reply: FastifyReply,
  response: Response,
): Promise<FastifyReply> {
  copyHeaders(response.headers, reply)
  reply.code(response.status)
  const text = await response.text()
  return isEmpty(text) ? reply.send() : sendText(request, reply, text)
}

const isEmpty = (text: string | PackedPage): boolean =>
  typeof text === 'string' ? text === '' : text.packed.length === 0

function copyHeaders(headers: Headers, reply: FastifyReply): void {
  for (const [name, value] of headers) if (name !== 'content-length') reply.header(name, value)
}

function isKnown(request: FastifyRequest, etag: string | null): boolean {
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim())
  return etag !== null && known?.includes(etag) === true
}

const packed = promisify(brotliCompress)
const unpacked = promisify(brotliDecompress)
const gzipped = promisify(gzip)
/** At a level that costs about a millisecond. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** Compressed as the visitor can read it. All browsers read Brotli, so only that is kept with a packed page. */
async function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string | PackedPage,
): Promise<FastifyReply> {
  const accepted = request.headers['accept-encoding'] ?? ''
  if (/\bbr\b/.test(accepted)) {
    reply.header('content-encoding', 'br')
    return reply.send(typeof text === 'string' ? await packed(text, BROTLI) : text.packed)
  }
  const plain = typeof text === 'string' ? text : await unpacked(text.packed)
  if (!/\bgzip\b/.test(accepted)) return reply.send(plain)
  return reply.header('content-encoding', 'gzip').send(await gzipped(plain))
}
