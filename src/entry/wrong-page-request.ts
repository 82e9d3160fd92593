import type { FastifyRequest } from 'fastify'
import { errorStatus } from '#platform/http/error-text.ts'
import { refuseOtherSites } from '#platform/http/request-rules.ts'
import { ApiError } from '#shared/api-error.ts'

/** The only content type that our forms send. */
export const FORM = 'application/x-www-form-urlencoded'

/**
 * Returns the status for a request that none of our pages sends, before any page sees it; null for valid requests. So a
 * page may rely on getting a form.
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

/** What came with a file is no form (`readFileForm`). */
const NO_FORM = 40001

/**
 * The status of a request that Fastify refuses while reading it (too large, cut off). Other errors are thrown again.
 */
export function statusOfRefusal(error: unknown): number {
  if (error instanceof ApiError) return error.code === NO_FORM ? 400 : errorStatus(error.code)
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : 500
  if (typeof status === 'number' && status < 500) return status
  throw error
}
