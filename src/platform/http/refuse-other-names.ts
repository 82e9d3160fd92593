import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '#shared/api-error.ts'

/**
 * Prevents DNS rebinding at a site that only this machine may reach. A stranger can point their own name at this
 * machine after a browser has loaded their page. The browser then takes their page and this site for one origin. So the
 * site answers only under its own name and under IP addresses, which nobody can point elsewhere.
 */
export function refuseOtherNames(app: FastifyInstance, origin: () => string): void {
  app.addHook('onRequest', async ({ headers, url }) => {
    // Health checks may use any name.
    if (url.startsWith('/health/')) return
    if (!isOwn(nameIn(`http://${headers.host ?? ''}`), nameIn(origin()))) throw new ApiError(40004)
  })
}

const nameIn = (address: string): string | null => URL.parse(address)?.hostname ?? null

const isOwn = (name: string | null, own: string | null): boolean =>
  name !== null && (name === own || name === 'localhost' || isIP(name.replace(/^\[|\]$/g, '')) !== 0)
