import type { FastifyRequest } from 'fastify'
import { errorStatus } from '#platform/http/error-text.ts'
import { refuseOtherSites } from '#platform/http/request-rules.ts'
import { ApiError } from '#shared/api-error.ts'

/** The only thing that the forms of our pages send. */
const FORM = 'application/x-www-form-urlencoded'

/**
 * The status by which a request is refused that no page of ours sends, before any page sees it; null for the others. What a
 * page reads is a form, so a page may rely on getting one.
 */
export function wrongPageRequest(request: FastifyRequest): number | null {
  const { method, headers } = request
  if (method === 'GET' || method === 'HEAD') return null
  if (method !== 'POST') return 405
  try {
    refuseOtherSites(request, request)
  } catch (error) {
    return statusOfRefusal(error)
  }
  const [type = ''] = (headers['content-type'] ?? '').split(';', 1)
  return type.trim().toLowerCase() === FORM ? null : 415
}

/** The status of what Fastify refuses while it reads a request (too large, cut off); throws again what is no refusal. */
export function statusOfRefusal(error: unknown): number {
  if (error instanceof ApiError) return errorStatus(error.code)
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : 500
  if (typeof status === 'number' && status < 500) return status
  throw error
}
