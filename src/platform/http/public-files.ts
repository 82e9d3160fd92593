import { constants, createBrotliCompress } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { notFound } from '#shared/api-error.ts'
import type { FileStore } from '../storage/file-store.ts'
import { contentTypeOf, kindOf } from './content-types.ts'

/** A picture opened by its own address can run nothing and load nothing, whatever it contains. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/**
 * `/files/{name}`: pictures that everybody may see. Their names are hashes of their content, so clients cache them for
 * ever.
 */
export function mountPublicFiles(app: FastifyInstance, files: FileStore): void {
  app.get<{ Params: { name: string } }>('/files/:name', async (request, reply) => {
    const { name } = request.params
    const contentType = contentTypeOf(name)
    const etag = `"${name}"`
    if (contentType === null || !(await files.has(name))) throw notFound()
    reply.headers({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': POLICY,
      'content-type': contentType,
      etag,
      vary: 'accept-encoding',
    })
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
    const file = await files.open(name)
    if (file === null) throw notFound()
    if (kindOf(name) === 'svg' && /\bbr\b/.test(request.headers['accept-encoding'] ?? '')) {
      return reply.header('content-encoding', 'br').send(file.stream.pipe(compressor(file.size)))
    }
    return reply.header('content-length', file.size).send(file.stream)
  })
}

const compressor = (size: number) =>
  createBrotliCompress({
    params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: size },
  })
