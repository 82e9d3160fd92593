import { randomUUID } from 'node:crypto'
import { createRequest } from '@remix-run/node-fetch-server'
import { FileStore } from '@tus/file-store'
import { Server, Upload } from '@tus/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '#shared/api-error.ts'
import { UPLOADS_PATH } from '#shared/file-address.ts'
import { isUploadKind, mayGuestSend, UPLOAD_HOURS } from '#shared/upload-kinds.ts'
import type { UploadRow } from '../db/uploads.ts'
import type { Log } from '../log.ts'
import type { Uploads } from '../storage/uploads.ts'
import { sendError } from './envelope.ts'
import { refuseOtherSites } from './request-rules.ts'
import type { ViewerOf } from './viewer-of-request.ts'

/**
 * `/uploads`: files in pieces, by the protocol tus 1.0. An upload that is cut off goes on where it was, also after a
 * reload of the page or a restart of the server. Signed-in visitors see only their own. Guests may send few kinds.
 */
export function mountUploads(
  app: FastifyInstance,
  { uploads, folder, viewerOf, log }: { uploads: Uploads; folder: string; viewerOf: ViewerOf; log: Log },
): void {
  /** What the hooks of the protocol's library know of a request. */
  const owners = new WeakMap<object, string | null>()
  const refusals = new WeakMap<object, unknown>()
  const tus = new Server({
    path: UPLOADS_PATH,
    relativeLocation: true,
    datastore: pieceStore(uploads, folder),
    namingFunction: () => randomUUID(),
    getFileIdFromRequest: (request) => idIn(new URL(request.url)),
    // Our own pages alone upload.
    allowedOrigins: () => false,
    async onUploadCreate(request, { id, size, metadata }) {
      const { kind, filename } = metadata ?? {}
      if (!isUploadKind(kind) || size === undefined) throw new ApiError(40001)
      const accountId = owners.get(request) ?? null
      if (accountId === null && !mayGuestSend(kind)) throw new ApiError(40003)
      await uploads.begin(id, { accountId, kind, filename: filename ?? '', bytes: size })
      return {}
    },
    onResponseError(request, error) {
      refusals.set(request, error)
      return undefined
    },
  })

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // The library reads the pieces itself, as they come.
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    const config = { limit: 'upload' } as const
    scope.route({ method: ['POST', 'OPTIONS'], url: UPLOADS_PATH, config, handler })
    scope.route({ method: ['HEAD', 'PATCH', 'DELETE'], url: `${UPLOADS_PATH}/:id`, config, handler })
  })

  async function handler(request: FastifyRequest, reply: FastifyReply) {
    const viewer = viewerOf(request)
    try {
      refuseOtherSites(request, request)
      const accountId = viewer.session?.accountId ?? null
      const id = idIn(new URL(request.url, 'http://site'))
      const found = id === undefined ? null : await uploads.find(id, accountId)
      if (id !== undefined && found === null) throw new ApiError(accountId === null ? 40003 : 41226)
      const asked = createRequest(request.raw, reply.raw)
      owners.set(asked, accountId)
      const answer = await tus.handleWeb(asked)
      const refusal = refusals.get(asked)
      if (refusal instanceof Error) return sendError(reply, refusal, viewer.language, log)
      for (const [name, value] of answer.headers) reply.header(name, value)
      return reply
        .header('cache-control', 'private, no-store')
        .code(answer.status)
        .send(await answer.text())
    } catch (error) {
      return sendError(reply, error, viewer.language, log)
    } finally {
      dropRest(request)
    }
  }
}

/**
 * A piece that is refused comes all the same, and the library stops reading it: the next request of this connection,
 * which may be that of another person behind the same proxy, would wait until it runs out of its time.
 */
function dropRest({ raw }: FastifyRequest): void {
  if (!raw.readableEnded) raw.removeAllListeners('data').resume()
}

const idIn = ({ pathname }: URL): string | undefined =>
  pathname.startsWith(`${UPLOADS_PATH}/`) ? pathname.slice(UPLOADS_PATH.length + 1) : undefined

/** The library's store of pieces, with its notes in our table. */
function pieceStore(uploads: Uploads, directory: string): FileStore {
  const store = new FileStore({
    directory,
    expirationPeriodInMilliseconds: UPLOAD_HOURS * 3600 * 1000,
    configstore: {
      get: async (id) => {
        const found = await uploads.read(id)
        return found === null ? undefined : noteOf(found)
      },
      // `onUploadCreate` has written the row.
      set: async () => undefined,
      delete: (id) => uploads.discard(id),
    },
  })
  // The size is known from the beginning, so that a file that is too large is refused before it comes.
  store.extensions = ['creation', 'creation-with-upload', 'termination', 'expiration']
  return store
}

const noteOf = ({ id, bytes, created_at }: UploadRow): Upload =>
  new Upload({ id, size: bytes, offset: 0, metadata: {}, creation_date: created_at.toISOString() })
