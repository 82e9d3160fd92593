import Fastify, { type FastifyInstance } from 'fastify'
import { ApiError } from '#shared/api-error.ts'
import type { Log } from '../log.ts'
import { API_PREFIX, mountApi } from './api-routes.ts'
import { contentSecurityPolicy, SECURITY_HEADERS } from './csp.ts'
import type { Dispatcher } from './dispatcher.ts'
import { sendError } from './envelope.ts'
import { openApiDocument } from './openapi.ts'
import type { ViewerOf } from './viewer-of-request.ts'

export interface AppParts {
  dispatcher: Dispatcher
  viewerOf: ViewerOf
  log: Log
  trustProxy: boolean
  /** The address visitors see, for the OpenAPI document. */
  origin: () => string
  /** Whether everything behind the site answers. */
  isReady: () => Promise<boolean>
}

/** Longest request target we read, in bytes; longer ones are refused before anything is parsed. */
const MAX_URL = 64 * 1024

/** The HTTP server without its pages: the API, health, the OpenAPI document. */
export function createApp(parts: AppParts): FastifyInstance {
  const { dispatcher, viewerOf, log } = parts
  const app = Fastify({
    logger: false,
    // `//host/path` would be read as an address of another site.
    rewriteUrl: ({ url = '/' }) => url.replace(/^[/\\]{2,}/, '/'),
    trustProxy: parts.trustProxy,
    bodyLimit: 256 * 1024,
    requestTimeout: 30_000,
    http: { maxHeaderSize: MAX_URL + 16 * 1024 },
    routerOptions: { maxParamLength: 500 },
    forceCloseConnections: 'idle',
    return503OnClosing: true,
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(SECURITY_HEADERS)
    if (request.url.length > MAX_URL) return reply.code(414).send()
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request
    const route = request.routeOptions.url ?? '(none)'
    log.info('answered', {
      method,
      route,
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
    })
  })
  app.setErrorHandler((error, request, reply) =>
    sendError(reply, isClientError(error) ? new ApiError(40001) : error, viewerOf(request).language, log),
  )

  app.get('/health/live', async () => ({ status: 'live' }))
  app.get('/health/ready', async (_request, reply) => {
    if (await parts.isReady()) return { status: 'ready' }
    return reply.code(503).send({ status: 'starting' })
  })
  app.get(`${API_PREFIX}/openapi.json`, async () => openApiDocument(dispatcher.contracts, parts.origin()))
  mountApi(app, { dispatcher, viewerOf, log })
  app.all(`${API_PREFIX}/*`, async (request, reply) => {
    reply.header('content-security-policy', contentSecurityPolicy([]))
    return sendError(reply, new ApiError(40004), viewerOf(request).language, log)
  })
  return app
}

/** Fastify's own refusals (broken JSON, too large a body) carry a status of the 400s. */
function isClientError(error: unknown): boolean {
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : 500
  return typeof status === 'number' && status < 500
}
