import type { FastifyInstance } from 'fastify'
import { loadCatalogues } from '#app/common/catalogues.ts'
import type { Served } from '#features/room.ts'
import { rooms } from '#features/rooms.ts'
import { startIndexThread } from '#features/search/server/index-thread.ts'
import { findSession } from '#features/sessions/server/sessions.ts'
import type { Catalogues } from '#i18n/text.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/db/database.ts'
import type { Env } from '#platform/env.ts'
import { type Admissions, createAdmissions } from '#platform/http/admission.ts'
import { createApp } from '#platform/http/create-app.ts'
import { createDispatcher, type Dispatcher } from '#platform/http/dispatcher.ts'
import { type MaintenanceGate, watchMaintenance } from '#platform/http/maintenance.ts'
import { mountUploads } from '#platform/http/mount-uploads.ts'
import { mountPrivateFiles } from '#platform/http/private-files.ts'
import { mountPublicFiles } from '#platform/http/public-files.ts'
import { createRateLimits } from '#platform/http/rate-limits.ts'
import { refuseOtherNames } from '#platform/http/refuse-other-names.ts'
import { viewerOfRequest } from '#platform/http/viewer-of-request.ts'
import type { Log } from '#platform/log.ts'
import { mountRealtime } from '#platform/realtime/mount-realtime.ts'
import type { JobSearch } from '#platform/search/job-search.ts'
import type { FileStore } from '#platform/storage/file-store.ts'
import { publicFileStore } from '#platform/storage/folder-store.ts'
import { type Uploads, uploadFolder } from '#platform/storage/uploads.ts'
import { openBus } from '#platform/stream/open-bus.ts'
import { isAnsweredAt } from '#shared/contract.ts'
import type { Site } from '#shared/viewer.ts'
import { createRoomServices } from './create-room-services.ts'
import { createSockets } from './create-sockets.ts'
import { mountMailbox } from './mount-mailbox.ts'
import { mountNothingIndexed } from './mount-nothing-indexed.ts'
import { bySite } from './sites.ts'

export interface ApiDependencies {
  database: Database
  clock: Clock
  log: Log
  /** The addresses people see. */
  origins: Readonly<Record<Site, () => string>>
  /** Whether this process holds sockets; absent: it does. */
  holdsSockets?: boolean
  /** Absent: the usual ones of a site. */
  admissions?: Admissions
  /** Absent: the job index has a thread. */
  startJobSearch?: typeof startIndexThread
}

export interface Api {
  /** One server per site: it answers the site's calls by the site's sessions. Close the seekers' last. */
  apps: Record<Site, FastifyInstance>
  dispatcher: Dispatcher
  admissions: Admissions
  maintenance: MaintenanceGate
  catalogues: Catalogues
  jobSearch: JobSearch
  publicFiles: FileStore
  uploads: Uploads
}

/** All rooms behind one dispatcher, with the job index in a thread beside; closing the seekers' app stops that too. */
export async function createApi(
  env: Env,
  {
    database,
    clock,
    log,
    origins,
    holdsSockets = true,
    admissions = createAdmissions(),
    startJobSearch = startIndexThread,
  }: ApiDependencies,
): Promise<Api> {
  const { db } = database
  const catalogues = await loadCatalogues()
  const publicCalls = () => dispatcher.contracts.filter((contract) => isAnsweredAt(contract, 'seeker'))
  const given = { database, clock, log, origins, catalogues, publicCalls, startJobSearch }
  const services = await createRoomServices(env, given)
  const { jobSearch, uploads, privateFiles } = services
  const served = await Promise.all(rooms.map((room) => room.serve?.(services) ?? NOTHING))
  const limits = createRateLimits(clock)
  const dispatcher: Dispatcher = createDispatcher(
    served.flatMap(({ routes }) => routes),
    { limits, checkResponses: env.JOBLANE_CHECK_RESPONSES === 'on' },
  )
  const maintenance = await watchMaintenance(db, clock)
  const bus = await openBus(env, database, log)
  const followed = holdsSockets ? await createSockets({ database, bus, clock, log }) : null
  const apps = bySite(({ site, isIndexed, isGuarded, holdsSockets }) => {
    const origin = origins[site]
    const app = createApp({
      dispatcher,
      admissions,
      viewerOf: viewerOfRequest,
      clock,
      log,
      trustProxy: env.TRUST_PROXY === 'on',
      origin,
      needs: { database: database.answers, search: jobSearch.isRunning },
      maintenance,
      uploads,
      authentication: {
        site,
        findSession: (token) => findSession({ db, clock }, token),
        isSecure: () => origin().startsWith('https:'),
      },
    })
    const files = { db, privateFiles, uploads, folder: uploadFolder(env.dataFolder), log }
    if (site !== 'console') {
      mountUploads(app, { ...files, viewerOf: viewerOfRequest })
      mountPrivateFiles(app, { ...files, viewerOf: viewerOfRequest })
    }
    if (isGuarded) refuseOtherNames(app, origin)
    if (!isIndexed) mountNothingIndexed(app)
    if (holdsSockets && followed !== null) mountRealtime(app, { ...followed, origin })
    return app
  })
  const calls = { dispatcher, limits, admissions, viewerOf: viewerOfRequest }
  for (const { mounts = {} } of served) bySite(({ site }) => mounts[site]?.(apps[site], calls))
  const { seeker: app } = apps
  const publicFiles = publicFileStore(env.dataFolder)
  mountPublicFiles(app, publicFiles)
  mountMailbox(app, { db, env })
  app.addHook('onClose', async () => {
    await followed?.stop()
    await bus.close()
  })
  app.addHook('onClose', () => {
    maintenance.stop()
    return jobSearch.close()
  })
  for (const { close } of served) if (close) app.addHook('onClose', close)
  return { apps, dispatcher, admissions, maintenance, catalogues, jobSearch, publicFiles, uploads }
}

/** For a room that serves nothing. */
const NOTHING: Served = { routes: [] }
