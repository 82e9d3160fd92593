import { join } from 'node:path'
import { DEFAULT_SITE } from '#config/site.ts'
import type { Env } from '#platform/env.ts'
import { viewerOfRequest } from '#platform/http/viewer-of-request.ts'
import { errorFields } from '#platform/log.ts'
import type { JobSearch } from '#platform/search/job-search.ts'
import type { Site } from '#shared/viewer.ts'
import type { PagesOptions } from './answer-page.ts'
import { type ApiDependencies, createApi } from './api.ts'
import { siteAddresses } from './listen-for-site.ts'
import { mountInstalled } from './mount-installed.ts'
import { mountPages, preloadPages } from './mount-pages.ts'
import { bySiteInTurn } from './sites.ts'

export interface WebServer {
  /** Where each site really listens, with the port that was found. */
  addresses: Record<Site, string>
  jobSearch: JobSearch
  /** Answers what it has begun, then closes. */
  close(): Promise<void>
}

const BUILD = join(import.meta.dirname, '../../build')

/** The web role: pages and API of each site on a port of its own. */
export async function startWeb(env: Env, deps: Omit<ApiDependencies, 'origins'>): Promise<WebServer> {
  const { origins, listen } = siteAddresses(env)
  // Those of the other sites are loaded once the seekers' site answers: nobody asks for them at the same moment.
  if (env.JOBLANE_MODE === 'production') preloadPages(join(BUILD, 'seeker'))
  const api = await createApi(env, { ...deps, origins })
  const { apps, catalogues, jobSearch } = api
  const close = async () => {
    await Promise.all([apps.employer.close(), apps.console.close()])
    await apps.seeker.close()
  }
  const storesOffline = env.SERVICE_WORKER === 'on' && env.JOBLANE_MODE === 'production'
  const pages: Omit<PagesOptions, 'shell' | 'buildFolder' | 'origin'> = {
    mode: env.JOBLANE_MODE,
    catalogues,
    dispatch: api.dispatcher.dispatchUncounted,
    admissions: api.admissions,
    maintenance: api.maintenance,
    clock: deps.clock,
    isUnavailable: deps.database.isUnavailable,
    viewerOf: viewerOfRequest,
    uploads: api.uploads,
    report: (error) => deps.log.error('A page failed', errorFields(error)),
  }
  try {
    const buildFolder = join(BUILD, 'seeker')
    await mountInstalled(apps.seeker, { buildFolder, storesOffline, catalogues })
    // Only the seekers' site has what devices keep, and what others may know of its visitors.
    const onlySeekers = { storesOffline, site: { ...DEFAULT_SITE, pixelUrl: env.PIXEL_URL ?? null } }
    const addresses = await bySiteInTurn(async (declaration) => {
      const { site } = declaration
      await mountPages(apps[site], {
        ...pages,
        ...(site === 'seeker' && onlySeekers),
        ...{ shell: site, buildFolder: join(BUILD, site), origin: origins[site] },
      })
      return listen(apps[site], declaration)
    })
    return { addresses, jobSearch, close }
  } catch (error) {
    await close()
    throw error
  }
}
