import type { FastifyInstance } from 'fastify'
import type { Log } from '../log.ts'

/**
 * Says once in the log where the setting of the proxy does not fit what arrives. Either way all visitors count as one
 * against every limit. A proxy that adds nothing to what it passes on, with the setting off, cannot be noticed.
 */
export function warnOfProxyMismatch(
  app: FastifyInstance,
  { trustProxy, log }: { trustProxy: boolean; log: Log },
): void {
  let isSaid = false
  app.addHook('onRequest', async ({ headers, url }) => {
    // Who watches over the site asks beside the proxy.
    if (isSaid || url.startsWith('/health/') || (headers['x-forwarded-for'] !== undefined) === trustProxy)
      return
    isSaid = true
    log.warn(trustProxy ? SAYS_NOTHING : IS_NOT_HEARD)
  })
}

const SAYS_NOTHING =
  'TRUST_PROXY is on, but a request came without X-Forwarded-For: whoever comes like that counts as one visitor'
const IS_NOT_HEARD =
  'TRUST_PROXY is off, but a request came with X-Forwarded-For: behind a proxy all visitors count as one'
