import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { ApiError } from '#shared/api-error.ts'
import { API_PREFIX, OPENAPI_PATH } from '#shared/call-address.ts'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import type { Uploads } from '../storage/uploads.ts'
import { type Admissions, UNLIMITED_ADMISSION } from './admission.ts'
import { mountApi } from './api-routes.ts'
import { type AuthenticationOptions, mountAuthentication } from './authenticate.ts'
import { type CompressedResponse, compressResponse, sendCompressedResponse } from './compressed-response.ts'
import { contentSecurityPolicy, SECURITY_HEADERS } from './csp.ts'
import type { Dispatcher } from './dispatcher.ts'
import { sendError } from './envelope.ts'
import { mountHealth, type Needs } from './health-routes.ts'
import { type MaintenanceGate, mountMaintenance } from './maintenance.ts'
import { mountLimits } from './mount-limits.ts'
import { openApiDocument } from './openapi.ts'
import type { ViewerOf } from './viewer-of-request.ts'
import { warnOfProxyMismatch } from './warn-of-proxy-mismatch.ts'

export interface AppParts {
  dispatcher: Dispatcher
  /** Absent: every request is admitted. */
  admissions?: Admissions
  viewerOf: ViewerOf
  clock: Clock
  log: Log
  trustProxy: boolean
  /** The address visitors see, for the OpenAPI document. */
  origin: () => string
  /** The dependencies of the site, for `/health/ready`. */
  needs: Needs
  /** Absent: the site is always open. */
  maintenance?: MaintenanceGate
  /** Absent: nobody can be signed in. */
  authentication?: AuthenticationOptions
  /** Absent: no files come here. */
  uploads?: Uploads
}

/** Longest request target we read, in bytes; longer ones are refused before anything is parsed. */
const MAX_URL = 64 * 1024

/**
 * Limits for slow clients, which hold a connection and little else: the time for the head of a request to arrive, for
 * the whole of it, and for a connection without traffic while it is answered; how often connections are checked; and
 * how many may be open.
 */
const HEADERS_MS = 10_000
const REQUEST_MS = 30_000
const STALLED_MS = 75_000
const CHECKED_MS = 2_000
const MOST_CONNECTIONS = 10_000

/** The HTTP server without its pages: the API, health, the OpenAPI document. */
export function createApp(parts: AppParts): FastifyInstance {
  const { dispatcher, viewerOf, log } = parts
  const app: FastifyInstance = Fastify({
    logger: false,
    rewriteUrl: ({ url = '/' }) => readableTarget(url),
    // Only the proxy in front: anybody can write the entries farther left in X-Forwarded-For.
    trustProxy: parts.trustProxy ? (_address, hop) => hop === 0 : false,
    bodyLimit: 256 * 1024,
    // No contract has a field of such a name, so it is dropped like any unknown field.
    onProtoPoisoning: 'remove',
    onConstructorPoisoning: 'remove',
    requestTimeout: REQUEST_MS,
    // Ends a connection without traffic: the client reads nothing of its answer any more.
    connectionTimeout: STALLED_MS,
    http: {
      headersTimeout: HEADERS_MS,
      connectionsCheckingInterval: CHECKED_MS,
      maxHeaderSize: MAX_URL + 16 * 1024,
      // A client that offers another protocol than WebSocket, such as HTTP/2, is answered in HTTP/1.1.
      shouldUpgradeCallback: ({ headers }) =>
        app.server.listenerCount('upgrade') > 0 && headers.upgrade?.toLowerCase() === 'websocket',
    },
    routerOptions: { maxParamLength: 500 },
    forceCloseConnections: 'idle',
    return503OnClosing: true,
  })
  warnOfProxyMismatch(app, parts)
  app.server.maxConnections = MOST_CONNECTIONS
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(SECURITY_HEADERS)
    if (request.url.length > MAX_URL) throw new ApiError(40001)
    // A `Request` of the pages cannot have this method, which is only for debugging.
    if (request.method === 'TRACE') throw new ApiError(40004)
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

  // The cheapest check comes first: the first two refuse without the database.
  if (parts.maintenance) mountMaintenance(app, parts.maintenance, parts.origin)
  mountLimits(app, dispatcher.limits)
  if (parts.authentication) mountAuthentication(app, parts.authentication)
  mountHealth(app, parts.needs)
  const site = parts.authentication?.site ?? 'seeker'
  // The console does not describe its calls to anybody.
  if (site !== 'console') mountOpenApi(app, parts)
  const admissions = parts.admissions ?? UNLIMITED_ADMISSION
  mountApi(app, { dispatcher, site, admissions, viewerOf, clock: parts.clock, log, uploads: parts.uploads })
  app.all(`${API_PREFIX}/*`, refuseUnknown)
  // Methods that no route has, such as PROPFIND, end here even where pages answer every path.
  app.setNotFoundHandler(refuseUnknown)
  return app

  async function refuseUnknown(request: FastifyRequest, reply: FastifyReply) {
    reply.header('content-security-policy', contentSecurityPolicy([]))
    return sendError(reply, new ApiError(40004), viewerOf(request).language, log)
  }
}

function mountOpenApi(app: FastifyInstance, { dispatcher, origin }: AppParts): void {
  let document: Promise<CompressedResponse> | undefined
  app.get(OPENAPI_PATH, async (request, reply) => {
    document ??= compressResponse(
      JSON.stringify(openApiDocument(dispatcher.contracts, origin())),
      'application/json; charset=utf-8',
    )
    return sendCompressedResponse(
      request,
      reply.header('cache-control', 'public, max-age=300'),
      await document,
    )
  })
}

/**
 * Turns a request target into a path that routers and `URL` can read. A host in front (`http://host/path`, as to a
 * proxy, or `//host/path`) says nothing about this site and is removed. A path with broken percent signs is read
 * literally and gets the 404 of any unknown path.
 */
function readableTarget(target: string): string {
  const url = target.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^[/\\]*/, '/')
  const [path = ''] = url.split('?', 1)
  return isDecodable(path) ? url : path.replaceAll('%', '%25') + url.slice(path.length)
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** Fastify's own refusals (broken JSON, too large a body) carry a status of the 400s. */
function isClientError(error: unknown): boolean {
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : 500
  return typeof status === 'number' && status < 500
}
