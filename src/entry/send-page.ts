import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sealOwnScripts } from '#app/seeker/own-scripts.ts'
import { contentSecurityPolicy } from '#platform/http/csp.ts'

/**
 * Sends what the router made. A page is whole before it leaves: hashes of its inline scripts stand in its policy, its
 * ETag spares a visitor who comes back the transfer, and it is compressed at a level that costs about a millisecond.
 */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  response: Response,
  { scriptMark, withPolicy }: { scriptMark: string; withPolicy: boolean },
): Promise<FastifyReply> {
  const isPage = response.headers.get('content-type')?.startsWith('text/html') === true
  if (!isPage) return reply.send(response)
  const { html, hashes } = sealOwnScripts(await response.text(), scriptMark)
  for (const [name, value] of response.headers) reply.header(name, value)
  if (withPolicy) reply.header('content-security-policy', contentSecurityPolicy(hashes))
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`
  reply.header('etag', etag).header('vary', 'accept-encoding, accept-language, cookie')
  if (response.status === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send()
  const { encoding, body } = await encoded(html, request.headers['accept-encoding'] ?? '')
  if (encoding !== null) reply.header('content-encoding', encoding)
  return reply.code(response.status).send(body)
}

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

async function encoded(
  html: string,
  accepted: string,
): Promise<{ encoding: string | null; body: string | Buffer }> {
  if (/\bbr\b/.test(accepted)) return { encoding: 'br', body: await brotli(html, BROTLI) }
  if (/\bgzip\b/.test(accepted)) return { encoding: 'gzip', body: await gzipped(html) }
  return { encoding: null, body: html }
}
