import type { FastifyRequest } from 'fastify'
import { ApiError } from '#shared/api-error.ts'
import type { Contract } from '#shared/contract.ts'
import type { Viewer } from '#shared/viewer.ts'
import { databaseUnavailable } from '../db/database-unavailable.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * A request that changes something must come from our own pages. Browsers say so in Sec-Fetch-Site, older ones in
 * Origin. `same-site` is refused too: a neighbouring subdomain is not ours. Programs that send neither header carry no
 * visitor's cookies by accident, and pass.
 */
export function refuseOtherSites(
  contract: { method: string; origin?: Contract['origin'] },
  request: Pick<FastifyRequest, 'headers'>,
): void {
  if (SAFE_METHODS.has(contract.method) || contract.origin === 'any') return
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) {
    if (site !== 'same-origin') throw new ApiError(40005)
    return
  }
  const origin = request.headers.origin
  if (origin !== undefined && hostOf(origin) !== request.headers.host) throw new ApiError(40005)
}

/** `Role-Id` is optional and never grants a role: 2 is a recruiter, 1 anybody else. */
export function refuseWrongRole(viewer: Viewer, request: FastifyRequest): void {
  const claimed = request.headers['role-id']
  if (claimed === undefined) return
  if (viewer.isUnknown === true) throw databaseUnavailable()
  if (claimed !== (viewer.role === 'recruiter' ? '2' : '1')) throw new ApiError(40005)
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null
}
