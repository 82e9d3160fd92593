import { join } from 'node:path'
import type { Env } from '#platform/env.ts'
import { viewerOfRequest } from '#platform/http/viewer-of-request.ts'
import { errorFields } from '#platform/log.ts'
import type { JobSearch } from '#platform/search/job-search.ts'
import { createApi, type World } from './api.ts'
import { listenOn } from './listen-on.ts'
import { mountInstalled } from './mount-installed.ts'
import { mountPages } from './mount-pages.ts'

export interface WebServer {
  /** Where it really listens, with the port that was found. */
  address: string
  jobSearch: JobSearch
  /** Answers what it has begun, then closes. */
  close(): Promise<void>
}

/** The web role: pages and API on one port. */
export async function startWeb(env: Env, world: Omit<World, 'origin'>): Promise<WebServer> {
  let address = ''
  const origin = () => env.PUBLIC_ORIGIN ?? address
  const { app, dispatcher, limits, maintenance, catalogues, jobSearch } = await createApi(env, {
    ...world,
    origin,
  })
  const buildFolder = join(import.meta.dirname, '../../build/seeker')
  const keepsOffline = env.SERVICE_WORKER === 'on' && env.JOBLANE_MODE === 'production'
  try {
    await mountInstalled(app, { buildFolder, keepsOffline, catalogues })
    await mountPages(app, {
      mode: env.JOBLANE_MODE,
      buildFolder,
      keepsOffline,
      catalogues,
      dispatch: dispatcher.dispatchUncounted,
      limits,
      maintenance,
      clock: world.clock,
      viewerOf: viewerOfRequest,
      origin,
      report: (error) => world.log.error('A page failed', errorFields(error)),
    })
    address = await listenOn(app, { host: env.HOST, port: env.PORT, setting: 'PORT' })
  } catch (error) {
    await app.close()
    throw error
  }
  return { address, jobSearch, close: () => app.close() }
}
