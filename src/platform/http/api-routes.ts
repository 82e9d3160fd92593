import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '#shared/api-error.ts'
import { patternOf } from '#shared/call-address.ts'
import { type Contract, isAnsweredAt } from '#shared/contract.ts'
import type { Site, Viewer } from '#shared/viewer.ts'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import type { Uploads } from '../storage/uploads.ts'
import type { Admissions } from './admission.ts'
import {
  type CompressedResponse,
  compressResponse,
  sendCompressedResponse,
  sendText,
} from './compressed-response.ts'
import { disconnectSignal } from './disconnect-signal.ts'
import type { Dispatcher } from './dispatcher.ts'
import { sendError, succeeded } from './envelope.ts'
import { createPageCache } from './page-cache.ts'
import { isFileForm, readFileForm } from './read-file-form.ts'
import { refuseOtherSites, refuseWrongRole } from './request-rules.ts'
import type { ViewerOf } from './viewer-of-request.ts'

interface ApiParts {
  dispatcher: Dispatcher
  site: Site
  admissions: Admissions
  viewerOf: ViewerOf
  clock: Clock
  log: Log
  /** Absent: no call takes files. */
  uploads?: Uploads | undefined
}

/** Responses that never change: some hundreds of lists in their languages. */
const FOR_GOOD = { freshSeconds: Infinity, lastSeconds: Infinity, maxBytes: 16 * 1024 * 1024 }

const FILE_FORM = 'multipart/form-data'
const JSON_TYPE = 'application/json; charset=utf-8'

/** Mounts every contract of the site below `/api-server/{service}`. */
export function mountApi(
  app: FastifyInstance,
  { dispatcher, site, admissions, viewerOf, clock, log, uploads }: ApiParts,
): void {
  const kept = createPageCache<CompressedResponse>({ ...FOR_GOOD, clock, report: () => undefined })
  const contracts = dispatcher.contracts.filter((one) => isAnsweredAt(one, site))
  for (const contract of contracts.filter(({ file }) => !file)) route(app, contract)
  app.register(async (scope) => {
    // A file is read as it comes, once it is known who sends it.
    scope.addContentTypeParser(FILE_FORM, (_request, body, done) => done(null, body))
    for (const contract of contracts.filter(({ file }) => file)) route(scope, contract)
  })

  function route(scope: FastifyInstance, contract: Contract): void {
    scope.route({
      method: contract.method,
      url: patternOf(contract),
      config: { limit: contract.limit },
      handler: (request, reply) => answer(contract, request, reply),
    })
  }

  async function rawOf(contract: Contract, request: FastifyRequest, { session }: Viewer) {
    const { headers, body, query, params } = request
    if (!contract.file || !uploads || !isFileForm(headers) || !(body instanceof Readable))
      return rawRequest(contract, request)
    const accountId = session?.accountId ?? null
    const fields = await readFileForm({ headers, body }, contract.file, { uploads, accountId })
    return { ...fieldsOf(query), ...fields, ...fieldsOf(params) }
  }

  /**
   * The key contains every input of the response. A request that does not fit its contract is left to the dispatcher.
   */
  async function cachedResponse(
    contract: Contract,
    raw: Record<string, unknown>,
    viewer: Viewer,
  ): Promise<CompressedResponse | null> {
    const parsed = contract.request.safeParse(raw)
    if (!parsed.success) return null
    const of = isPublic(contract) ? [] : [viewer.language, viewer.country]
    const found = await kept.get(JSON.stringify([contract.name, parsed.data, ...of]), async () => {
      const data = await dispatcher.answer(contract, raw, viewer)
      return compressResponse(JSON.stringify(succeeded(data)), JSON_TYPE)
    })
    return found?.page ?? null
  }

  async function answer(contract: Contract, request: FastifyRequest, reply: FastifyReply) {
    const viewer = contract.origin === 'any' ? withoutSession(viewerOf(request)) : viewerOf(request)
    try {
      refuseOtherSites(contract, request)
      refuseWrongRole(viewer, request)
      const raw = await rawOf(contract, request, viewer)
      const packed = contract.isFixed ? await cachedResponse(contract, raw, viewer) : null
      const work = () => dispatcher.answer(contract, raw, viewer)
      const data =
        packed ?? (await admitted(admissions, { contract, viewer, signal: disconnectSignal(reply) }, work))
      reply.header('cache-control', contract.cache ?? 'private, no-store')
      // A response that is not public may depend on the language and country that the visitor chose before.
      if (!isPublic(contract)) reply.header('vary', 'accept-language, cookie')
      return packed
        ? sendCompressedResponse(request, reply, packed)
        : sendText(request, reply, { text: JSON.stringify(succeeded(data)), contentType: JSON_TYPE })
    } catch (error) {
      return sendError(reply, error, viewer.language, log)
    }
  }
}

/**
 * Calls wait for admission like pages: a call that changes something like a form, and calls of signed-in visitors and
 * of signing in before those of other visitors. Beacons are only put into a buffer, so they never wait.
 */
function admitted(
  { reading, forms }: Admissions,
  { contract, viewer, signal }: { contract: Contract; viewer: Viewer; signal: AbortSignal },
  work: () => Promise<unknown>,
): Promise<unknown> {
  if (contract.isBeacon === true) return work()
  if (contract.method !== 'GET') return forms.run(work, { signal })
  const isMember = viewer.role !== 'visitor' || contract.limit === 'sign-in'
  return reading.run(work, { rank: isMember ? 'member' : 'visitor', signal })
}

/** Calls that other sites may make have no session. */
const withoutSession = ({ language, country, address }: Viewer): Viewer => ({
  role: 'visitor',
  language,
  country,
  address,
})

const isPublic = ({ cache }: Contract): boolean => cache?.startsWith('public') === true

function rawRequest({ isBeacon }: Contract, request: FastifyRequest): Record<string, unknown> {
  const body = isBeacon && typeof request.body === 'string' ? parsed(request.body) : request.body
  return { ...fieldsOf(request.query), ...fieldsOf(body), ...fieldsOf(request.params) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ApiError(40001)
  }
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}
