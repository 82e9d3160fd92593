import type { FastifyInstance } from 'fastify'
import type { Log } from '../log.ts'

/**
 * Logs once if TRUST_PROXY does not fit the requests that arrive. In both cases all visitors share one rate limit. A
 * proxy that adds no header, with the setting off, cannot be detected.
 */
export function warnOfProxyMismatch(
  app: FastifyInstance,
  { trustProxy, log }: { trustProxy: boolean; log: Log },
): void {
  let hasWarned = false
  app.addHook('onRequest', async ({ headers, url }) => {
    // Health checks bypass the proxy.
    if (hasWarned || url.startsWith('/health/') || (headers['x-forwarded-for'] !== undefined) === trustProxy)
      return
    hasWarned = true
    log.warn(trustProxy ? SAYS_NOTHING : IS_NOT_HEARD)
  })
}

const SAYS_NOTHING =
  'TRUST_PROXY is on, but a request came without X-Forwarded-For: all such requests count as one visitor'
const IS_NOT_HEARD =
  'TRUST_PROXY is off, but a request came with X-Forwarded-For: behind a proxy all visitors count as one'
