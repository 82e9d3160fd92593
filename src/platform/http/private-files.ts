import type { FastifyInstance } from 'fastify'
import { notFound } from '#shared/api-error.ts'
import { privateFileAddress } from '#shared/file-address.ts'
import type { Db } from '../db/database.ts'
import { findOwnFile } from '../db/files.ts'
import type { PrivateFiles } from '../storage/private-files.ts'
import { contentTypeOf } from './content-types.ts'
import { rangeOf } from './range.ts'
import type { ViewerOf } from './viewer-of-request.ts'

/** A file opened by its own address can run nothing and load nothing, whatever it contains. */
const POLICY = "default-src 'none'; sandbox"

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/

/**
 * `/private-files/{id}`: a file, for its owner alone. For everybody else there is no such file. It is always a download,
 * and nobody stores it on the way.
 */
export function mountPrivateFiles(
  app: FastifyInstance,
  { db, privateFiles, viewerOf }: { db: Db; privateFiles: PrivateFiles; viewerOf: ViewerOf },
): void {
  app.get<{ Params: { id: string } }>(
    privateFileAddress(':id'),
    { config: { limit: 'picture' } },
    async (request, reply) => {
      const accountId = viewerOf(request).session?.accountId
      const { id } = request.params
      reply.headers({ 'cache-control': 'private, no-store', vary: 'cookie' })
      const found = accountId && UUID.test(id) ? await findOwnFile(db, id, accountId) : null
      if (found === null) throw notFound()
      const { bytes, content, filename } = found
      const range = rangeOf(request.headers.range, bytes)
      reply.header('accept-ranges', 'bytes')
      if (range === 'outside') return reply.code(416).header('content-range', `bytes */${bytes}`).send()
      const file = await privateFiles.of(found.account_id).open(content, range ?? undefined)
      if (file === null) throw notFound()
      if (range !== null)
        reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${bytes}`)
      return reply
        .headers({
          'content-disposition': `attachment; filename*=UTF-8''${encoded(filename)}`,
          'content-length': range === null ? bytes : range.end - range.start + 1,
          'content-security-policy': POLICY,
          'content-type': contentTypeOf(content) ?? 'application/octet-stream',
          // No other site can find out by a picture who is signed in here.
          'cross-origin-resource-policy': 'same-origin',
        })
        .send(file.stream)
    },
  )
}

/** By RFC 8187, which allows less than a path. */
const encoded = (name: string): string =>
  encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16)}`,
  )
