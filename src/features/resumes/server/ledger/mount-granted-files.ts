import type { FastifyInstance } from 'fastify'
import { PRIVATE_FILE_HEADERS, sendPrivateFile } from '#platform/http/send-private-file.ts'
import type { ViewerOf } from '#platform/http/viewer-of-request.ts'
import type { PrivateFiles } from '#platform/storage/private-files.ts'
import { ApiError, notFound } from '#shared/api-error.ts'
import { grantedFileAddress, isDocumentPart } from './granted-file.ts'
import { type LedgerDependencies, openDocument } from './open-document.ts'

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/

/**
 * `/granted-documents/{grant}/{part}`, on the employers' site: a file of a granted document, for recruiters of its
 * company alone. Every request, also for a part of the file, asks the ledger first.
 */
export function mountGrantedFiles(
  app: FastifyInstance,
  deps: LedgerDependencies & { privateFiles: PrivateFiles; viewerOf: ViewerOf },
): void {
  app.get<{ Params: { id: string; part: string } }>(
    grantedFileAddress(':id', ':part'),
    { config: { limit: 'picture' } },
    async (request, reply) => {
      reply.headers(PRIVATE_FILE_HEADERS)
      const viewer = deps.viewerOf(request)
      const { id, part } = request.params
      if (viewer.role !== 'recruiter') throw new ApiError(40003)
      if (!UUID.test(id) || !isDocumentPart(part)) throw notFound()
      const { grant, document } = await openDocument(deps, { id }, viewer)
      const file = document[part]
      if (file === null) throw notFound()
      const sent = { ...file, account_id: grant.account_id }
      return sendPrivateFile(request, reply, { privateFiles: deps.privateFiles, file: sent })
    },
  )
}
