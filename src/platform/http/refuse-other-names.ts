import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '#shared/api-error.ts'

/**
 * For a site that may listen where only this machine reaches it: answers under no name but its own, and under addresses of
 * the network. A name can be pointed at this machine after a stranger's page was loaded by it (DNS rebinding); for the
 * browser that page is then of one origin with what answers here. An address cannot be pointed elsewhere.
 */
export function refuseOtherNames(app: FastifyInstance, origin: () => string): void {
  app.addHook('onRequest', async ({ headers, url }) => {
    // Who watches over the site asks by whatever name.
    if (url.startsWith('/health/')) return
    if (!isOwn(nameIn(`http://${headers.host ?? ''}`), nameIn(origin()))) throw new ApiError(40004)
  })
}

const nameIn = (address: string): string | null => URL.parse(address)?.hostname ?? null

const isOwn = (name: string | null, own: string | null): boolean =>
  name !== null && (name === own || name === 'localhost' || isIP(name.replace(/^\[|\]$/g, '')) !== 0)
