import { join } from 'node:path'
import { DEFAULT_SITE } from '#config/site.ts'
import type { Env } from '#platform/env.ts'
import { viewerOfRequest } from '#platform/http/viewer-of-request.ts'
import { errorFields } from '#platform/log.ts'
import type { JobSearch } from '#platform/search/job-search.ts'
import type { PagesOptions } from './answer-page.ts'
import { createApi, type World } from './api.ts'
import { listenForRecruiters } from './listen-for-recruiters.ts'
import { listenOn } from './listen-on.ts'
import { mountInstalled } from './mount-installed.ts'
import { mountPages } from './mount-pages.ts'

export interface WebServer {
  /** Where it really listens, with the port that was found. */
  address: string
  /** The same of the employer site. */
  employerAddress: string
  jobSearch: JobSearch
  /** Answers what it has begun, then closes. */
  close(): Promise<void>
}

const BUILD = join(import.meta.dirname, '../../build')

/** The web role: pages and API of the seekers' site on one port, of the employers' on another. */
export async function startWeb(
  env: Env,
  world: Omit<World, 'origin' | 'employerOrigin'>,
): Promise<WebServer> {
  let address = ''
  let employerAddress = ''
  const origin = () => env.PUBLIC_ORIGIN ?? address
  const employerOrigin = () => env.EMPLOYER_ORIGIN ?? employerAddress
  const api = await createApi(env, { ...world, origin, employerOrigin })
  const { app, employer, catalogues, jobSearch } = api
  const close = async () => {
    await employer.close()
    await app.close()
  }
  const keepsOffline = env.SERVICE_WORKER === 'on' && env.JOBLANE_MODE === 'production'
  const pages: Omit<PagesOptions, 'buildFolder' | 'origin'> = {
    mode: env.JOBLANE_MODE,
    catalogues,
    dispatch: api.dispatcher.dispatchUncounted,
    admissions: api.admissions,
    maintenance: api.maintenance,
    clock: world.clock,
    isUnavailable: world.database.isUnavailable,
    viewerOf: viewerOfRequest,
    report: (error) => world.log.error('A page failed', errorFields(error)),
  }
  try {
    const buildFolder = join(BUILD, 'seeker')
    const site = { ...DEFAULT_SITE, pixelUrl: env.PIXEL_URL ?? null }
    await mountInstalled(app, { buildFolder, keepsOffline, catalogues })
    await mountPages(app, { ...pages, shell: 'seeker', buildFolder, keepsOffline, site, origin })
    await mountPages(employer, {
      ...pages,
      shell: 'employer',
      buildFolder: join(BUILD, 'employer'),
      origin: employerOrigin,
    })
    address = await listenOn(app, { host: env.HOST, port: env.PORT, setting: 'PORT' })
    employerAddress = await listenForRecruiters(employer, env)
  } catch (error) {
    await close()
    throw error
  }
  return { address, employerAddress, jobSearch, close }
}
