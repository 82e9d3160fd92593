import type { Env } from '#platform/env.ts'
import type { Site } from '#shared/viewer.ts'

/** One site of the installation: a port, an origin, pages and sessions of its own, over the same calls. */
export interface SiteDeclaration {
  site: Site
  /** The settings by which it listens, and by which it is seen from outside. */
  host: 'HOST' | 'CONSOLE_HOST'
  port: 'PORT' | 'EMPLOYER_PORT' | 'CONSOLE_PORT'
  origin: 'PUBLIC_ORIGIN' | 'EMPLOYER_ORIGIN' | 'CONSOLE_ORIGIN'
  /** Where its port is not set: so far after `PORT`, or any that is free. */
  portsAfter: number
  /** Whether search engines may have pages of it. */
  isIndexed: boolean
  /** Whether its pages keep a socket open. */
  holdsSockets: boolean
  /** It answers under no name but its own (`refuseOtherNames`). */
  isGuarded: boolean
}

/** What tells the sites apart for the entries, which otherwise treat all alike. */
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

/** What `make` makes of each. */
export const bySite = <Made>(make: (declaration: SiteDeclaration) => Made): Record<Site, Made> => ({
  seeker: make(SITES.seeker),
  employer: make(SITES.employer),
  console: make(SITES.console),
})

/** The same, one after the other, the seekers' site first. */
export const bySiteInTurn = async <Made>(
  make: (declaration: SiteDeclaration) => Promise<Made>,
): Promise<Record<Site, Made>> => ({
  seeker: await make(SITES.seeker),
  employer: await make(SITES.employer),
  console: await make(SITES.console),
})

/** What people see of a site that runs elsewhere, as far as settings tell: another free port may have been found. */
export function expectedOrigin(env: Env, site: Site): string {
  const { origin, host, port, portsAfter } = SITES[site]
  return env[origin] ?? `http://${env[host]}:${env[port] ?? env.PORT + portsAfter}`
}
