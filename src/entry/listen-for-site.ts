import type { FastifyInstance } from 'fastify'
import { ConfigurationError, type Env } from '#platform/env.ts'
import type { Site } from '#shared/viewer.ts'
import { listenOn } from './listen-on.ts'
import { bySite, type SiteDeclaration } from './sites.ts'

/** The public addresses of the sites of this process: those of the settings, otherwise those that `listen` finds. */
export function siteAddresses(env: Env): {
  origins: Record<Site, () => string>
  /** Opens the port of a site, and returns its address. */
  listen: (app: FastifyInstance, declaration: SiteDeclaration) => Promise<string>
} {
  const found = new Map<Site, string>()
  return {
    origins: bySite(
      ({ site, origin }) =>
        () =>
          env[origin] ?? found.get(site) ?? '',
    ),
    listen: async (app, declaration) => {
      const address = await listenForSite(app, declaration, env)
      found.set(declaration.site, address)
      return address
    },
  }
}

/** Opens the port of the settings, otherwise the next one after `PORT`, otherwise any free one. */
async function listenForSite(
  app: FastifyInstance,
  { host: hostSetting, port: setting, portsAfter }: SiteDeclaration,
  env: Env,
): Promise<string> {
  const host = env[hostSetting]
  const chosen = env[setting]
  if (chosen !== undefined) return listenOn(app, { host, hostSetting, port: chosen, setting })
  const next = env.PORT + portsAfter
  const port = env.PORT === 0 || next > LAST_PORT ? 0 : next
  try {
    return await listenOn(app, { host, hostSetting, port, setting })
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error
    return listenOn(app, { host, hostSetting, port: 0, setting })
  }
}

const LAST_PORT = 65_535
