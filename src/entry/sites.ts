import type { Env } from '#platform/env.ts'
import type { Site } from '#shared/viewer.ts'

/** One site of the installation. It has its own port, origin, pages and sessions. */
export interface SiteDeclaration {
  site: Site
  /** The settings of its host, its port and its public address. */
  host: 'HOST' | 'CONSOLE_HOST'
  port: 'PORT' | 'EMPLOYER_PORT' | 'CONSOLE_PORT'
  origin: 'PUBLIC_ORIGIN' | 'EMPLOYER_ORIGIN' | 'CONSOLE_ORIGIN'
  /** If its port is not set, it is `PORT` plus this; if that is taken, any free one. */
  portsAfter: number
  /** Whether search engines may index its pages. */
  isIndexed: boolean
  /** Whether its pages open a socket. */
  holdsSockets: boolean
  /** Whether it answers only under its own name (`refuseOtherNames`). */
  isGuarded: boolean
}

/** All differences between the sites that `entry/` knows. */
const SITES: Readonly<Record<Site, SiteDeclaration>> = {
  seeker: {
    ...{ site: 'seeker', host: 'HOST', port: 'PORT', origin: 'PUBLIC_ORIGIN', portsAfter: 0 },
    ...{ isIndexed: true, holdsSockets: true, isGuarded: false },
  },
  employer: {
    ...{ site: 'employer', host: 'HOST', port: 'EMPLOYER_PORT', origin: 'EMPLOYER_ORIGIN', portsAfter: 1 },
    ...{ isIndexed: false, holdsSockets: true, isGuarded: false },
  },
  console: {
    ...{
      site: 'console',
      host: 'CONSOLE_HOST',
      port: 'CONSOLE_PORT',
      origin: 'CONSOLE_ORIGIN',
      portsAfter: 2,
    },
    ...{ isIndexed: false, holdsSockets: false, isGuarded: true },
  },
}

/** Calls `make` for each site. */
export const bySite = <Made>(make: (declaration: SiteDeclaration) => Made): Record<Site, Made> => ({
  seeker: make(SITES.seeker),
  employer: make(SITES.employer),
  console: make(SITES.console),
})

/** Calls `make` for one site after the other, the seekers' first. */
export const bySiteInTurn = async <Made>(
  make: (declaration: SiteDeclaration) => Promise<Made>,
): Promise<Record<Site, Made>> => ({
  seeker: await make(SITES.seeker),
  employer: await make(SITES.employer),
  console: await make(SITES.console),
})

/**
 * The public address of a site that runs in another process, by its settings. That process may have chosen another
 * port.
 */
export function expectedOrigin(env: Env, site: Site): string {
  const { origin, host, port, portsAfter } = SITES[site]
  return env[origin] ?? `http://${env[host]}:${env[port] ?? env.PORT + portsAfter}`
}
