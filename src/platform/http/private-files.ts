import type { FastifyInstance } from 'fastify'
import { notFound } from '#shared/api-error.ts'
import { privateFileAddress } from '#shared/file-address.ts'
import type { Db } from '../db/database.ts'
import { findOwnFile } from '../db/files.ts'
import type { PrivateFiles } from '../storage/private-files.ts'
import { PRIVATE_FILE_HEADERS, sendPrivateFile } from './send-private-file.ts'
import type { ViewerOf } from './viewer-of-request.ts'

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/

/** `/private-files/{id}`: a file, for its owner alone. For everybody else there is no such file. */
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
      reply.headers(PRIVATE_FILE_HEADERS)
      const file = accountId && UUID.test(id) ? await findOwnFile(db, id, accountId) : null
      if (file === null) throw notFound()
      return sendPrivateFile(request, reply, { privateFiles, file })
    },
  )
}
