import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '#shared/api-error.ts'
import type { Contract } from '#shared/contract.ts'
import type { Log } from '../log.ts'
import type { Dispatcher } from './dispatcher.ts'
import { sendError, succeeded } from './envelope.ts'
import { refuseOtherSites, refuseWrongRole } from './request-rules.ts'
import type { ViewerOf } from './viewer-of-request.ts'

export const API_PREFIX = '/api-server'

/** Mounts every contract below `/api-server/{service}`. */
export function mountApi(
  app: FastifyInstance,
  { dispatcher, viewerOf, log }: { dispatcher: Dispatcher; viewerOf: ViewerOf; log: Log },
): void {
  for (const contract of dispatcher.contracts) {
    app.route({
      method: contract.method,
      url: `${API_PREFIX}/${contract.service}${contract.path}`,
      handler: (request, reply) => answer(contract, request, reply),
    })
  }

  async function answer(contract: Contract, request: FastifyRequest, reply: FastifyReply) {
    const viewer = viewerOf(request)
    try {
      refuseOtherSites(contract, request)
      refuseWrongRole(viewer, request)
      const data = await dispatcher.answer(contract, rawRequest(contract, request), viewer)
      reply.header('cache-control', contract.cache ?? 'private, no-store')
      // What is not public may depend on the language and country that the visitor chose before.
      if (!contract.cache?.startsWith('public')) reply.header('vary', 'accept-language, cookie')
      return succeeded(data)
    } catch (error) {
      return sendError(reply, error, viewer.language, log)
    }
  }
}

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
