import type { FastifyInstance } from 'fastify'
import type { RATE_LIMITS } from '#config/limits.ts'
import type { RateLimits } from './rate-limits.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The rate limit that each request of the route counts against; absent: none. */
    limit?: keyof typeof RATE_LIMITS
  }
}

/**
 * Counts a request against the limit of its route before anything else: for a client over its limit, no session is
 * looked up and no body read.
 */
export function mountLimits(app: FastifyInstance, limits: RateLimits): void {
  app.addHook('onRequest', async ({ routeOptions, ip }) => {
    const { limit } = routeOptions.config
    if (limit !== undefined) limits.take(limit, ip)
  })
}
