import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { brotli, gzipped, toKeep, unbrotli } from './compress.ts'

/** A text that is compressed once and sent many times. */
export interface CompressedResponse {
  status: 200
  contentType: string
  etag: string
  brotli: Buffer
  gzip: Buffer
  /** Bytes in memory, roughly. */
  size: number
}

const OTHER_BYTES = 500

export async function compressResponse(text: string, contentType: string): Promise<CompressedResponse> {
  const [brotliBytes, gzip] = await Promise.all([
    brotli(text, 'small').then(toKeep),
    gzipped(text).then(toKeep),
  ])
  const size = brotliBytes.length + gzip.length + OTHER_BYTES
  return { status: 200, contentType, etag: tagOf(text), brotli: brotliBytes, gzip, size }
}

/** The ETag of a text; weak, since it is sent in several encodings. */
export const tagOf = (text: string | Buffer): string =>
  `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`

/** Sends it in an encoding that the client accepts, or 304 if unchanged. The caller sets `cache-control`. */
export async function sendCompressedResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: CompressedResponse,
): Promise<FastifyReply> {
  const { contentType, etag } = answer
  reply.header('etag', etag)
  addToVary(reply, 'accept-encoding')
  if (isKnown(request, etag)) return reply.code(304).send()
  reply.header('content-type', contentType)
  const encoding = encodingFor(request)
  if (encoding === null) return reply.send(await unbrotli(answer.brotli))
  return reply.header('content-encoding', encoding).send(encoding === 'br' ? answer.brotli : answer.gzip)
}

/** Compression gains nothing for shorter texts: they fit into one packet. */
const SMALL = 1200

/** Sends a text that is needed only once. */
export async function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  { text, contentType }: { text: string; contentType: string },
): Promise<FastifyReply> {
  addToVary(reply, 'accept-encoding')
  reply.header('content-type', contentType)
  const encoding = text.length < SMALL ? null : encodingFor(request)
  if (encoding === null) return reply.send(text)
  const packed = await (encoding === 'br' ? brotli(text) : gzipped(text))
  return reply.header('content-encoding', encoding).send(packed)
}

/** Whether the client already has the version with this tag. */
export function isKnown(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim())
  return known?.includes(etag) === true
}

/** The best encoding that the client accepts; null for none. Browsers use only these names. */
export function encodingFor(request: FastifyRequest): 'br' | 'gzip' | null {
  const accepted = request.headers['accept-encoding'] ?? ''
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:\s*,|\s*$))/.test(accepted)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:\s*,|\s*$))/.test(accepted) ? 'gzip' : null
}

function addToVary(reply: FastifyReply, name: string): void {
  const before = reply.getHeader('vary')
  reply.header('vary', typeof before === 'string' ? `${name}, ${before}` : name)
}
