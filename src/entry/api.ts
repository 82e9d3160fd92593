import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type Catalogues, loadCatalogues } from '#app/common/catalogues.ts'
import { accountSettingsRoutes } from '#features/account-settings/server/routes.ts'
import type { AccountDependencies } from '#features/accounts/server/account-dependencies.ts'
import { accountRoutes } from '#features/accounts/server/routes.ts'
import { createCompanyDirectory } from '#features/companies/server/company-directory.ts'
import { companyRoutes } from '#features/companies/server/routes.ts'
import { employerRoutes } from '#features/employer/server/routes.ts'
import { configuredSingpass } from '#features/identity/server/configured-singpass.ts'
import type { IdentityDependencies } from '#features/identity/server/identity-dependencies.ts'
import { identityInExport } from '#features/identity/server/identity-in-export.ts'
import { identityRoutes } from '#features/identity/server/routes.ts'
import { jobRoutes } from '#features/jobs/server/routes.ts'
import { landingRoutes } from '#features/landings/server/routes.ts'
import { lookupRoutes } from '#features/lookups/server/routes.ts'
import { moderationRoutes } from '#features/moderation/server/routes.ts'
import { notificationRoutes } from '#features/notifications/server/routes.ts'
import { profileRoutes } from '#features/profiles/server/routes.ts'
import { startIndexThread } from '#features/search/server/index-thread.ts'
import { searchRoutes } from '#features/search/server/routes.ts'
import { sessionRoutes } from '#features/sessions/server/routes.ts'
import { findSession } from '#features/sessions/server/sessions.ts'
import { configuredProviders } from '#features/sign-in/server/providers/configured-providers.ts'
import { providerRoutes } from '#features/sign-in/server/providers/routes.ts'
import { signInRoutes } from '#features/sign-in/server/routes.ts'
import { syndicationRoutes } from '#features/syndication/server/routes.ts'
import { trackingRoutes } from '#features/tracking/server/routes.ts'
import { translationRoutes } from '#features/translations/server/routes.ts'
import { visitorRoutes } from '#features/visitors/server/routes.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/db/database.ts'
import type { Env } from '#platform/env.ts'
import { readExchangeRates } from '#platform/exchange-rates.ts'
import { type Admissions, createAdmissions } from '#platform/http/admission.ts'
import { createApp } from '#platform/http/create-app.ts'
import { createDispatcher, type Dispatcher } from '#platform/http/dispatcher.ts'
import { type MaintenanceGate, watchMaintenance } from '#platform/http/maintenance.ts'
import { mountPublicFiles } from '#platform/http/public-files.ts'
import { createRateLimits } from '#platform/http/rate-limits.ts'
import { refuseOtherNames } from '#platform/http/refuse-other-names.ts'
import { viewerOfRequest } from '#platform/http/viewer-of-request.ts'
import { errorFields, type Log } from '#platform/log.ts'
import { whatReaches } from '#platform/post/reaches.ts'
import { mountRealtime } from '#platform/realtime/mount-realtime.ts'
import type { JobSearch } from '#platform/search/job-search.ts'
import { readSecrets } from '#platform/secrets.ts'
import { type FileStore, publicFileStore } from '#platform/storage/file-store.ts'
import { openBus } from '#platform/stream/open-bus.ts'
import { type Contract, isAnsweredAt } from '#shared/contract.ts'
import type { Site } from '#shared/viewer.ts'
import { createSockets } from './create-sockets.ts'
import { mountExternalJobs } from './external-jobs.ts'
import { mountFeedsOut } from './mount-feeds-out.ts'
import { mountIdentity } from './mount-identity.ts'
import { mountMailbox } from './mount-mailbox.ts'
import { mountNothingIndexed } from './mount-nothing-indexed.ts'
import { mountPictures } from './mount-pictures.ts'
import { mountProviders } from './mount-providers.ts'
import { mountSitemap } from './mount-sitemap.ts'
import { bySite } from './sites.ts'

export interface ApiDependencies {
  database: Database
  clock: Clock
  log: Log
  /** The addresses people see. */
  origins: Readonly<Record<Site, () => string>>
  /** Whether this process holds sockets; absent: it does. */
  holdsSockets?: boolean
  /** Absent: those of a site in service. */
  admissions?: Admissions
  /** Absent: the job index has a thread. */
  startIndexWorker?: Parameters<typeof startIndexThread>[2]
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
    startIndexWorker,
  }: ApiDependencies,
): Promise<Api> {
  const { db } = database
  const catalogues = await loadCatalogues()
  const rates = await readExchangeRates(env, clock.now())
  const snapshotFile = join(env.dataFolder, 'index', 'jobs.snapshot')
  const jobSearch = await startIndexThread(
    { database: { ...database.settings }, snapshotFile, rates },
    (trouble) => log.error('The search index is in trouble', errorFields(trouble)),
    startIndexWorker,
  )
  const tracking = trackingRoutes({
    db,
    clock,
    jobSearch,
    report: (error) => log.warn('Events wait for the database', errorFields(error)),
  })
  const directory = createCompanyDirectory(db, clock)
  await directory.fresh()
  const limits = createRateLimits(clock)
  const accounts: AccountDependencies = {
    db,
    clock,
    secrets: readSecrets(env),
    origins,
    reaches: whatReaches(env),
  }
  const signInProviders = {
    ...accounts,
    providers: configuredProviders(env, clock),
    reportProvider: (error: unknown) => log.warn('A sign-in provider was not understood', errorFields(error)),
  }
  const identities: IdentityDependencies = {
    ...accounts,
    singpass: await configuredSingpass(env, clock),
    reportSingpass: (error) => log.warn('Singpass was not understood', errorFields(error)),
  }
  const dispatcher: Dispatcher = createDispatcher(
    [
      ...accountRoutes({ db }),
      ...notificationRoutes({ db, clock }),
      ...sessionRoutes(accounts),
      ...signInRoutes(accounts),
      ...accountSettingsRoutes(accounts, [identityInExport(identities)]),
      ...profileRoutes(accounts),
      ...providerRoutes(signInProviders),
      ...identityRoutes(identities),
      ...lookupRoutes(catalogues),
      ...translationRoutes(catalogues),
      ...companyRoutes({ db, directory }),
      ...jobRoutes({ db, jobSearch, clock, rates }),
      ...searchRoutes({ db, jobSearch, clock, directory }),
      ...syndicationRoutes((): readonly Contract[] => published(dispatcher.contracts)),
      ...tracking.routes,
      ...visitorRoutes({ db, jobSearch, clock }),
      ...moderationRoutes(accounts),
      ...employerRoutes({ db, seekerOrigin: origins.seeker }),
      ...landingRoutes({ db, jobSearch }),
    ],
    { limits, checkResponses: env.JOBLANE_CHECK_RESPONSES === 'on' },
  )
  const maintenance = await watchMaintenance(db, clock)
  const bus = await openBus(env, database, log)
  const followed = holdsSockets ? createSockets({ database, bus, clock, log }) : null
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
      authentication: {
        site,
        findSession: (token) => findSession({ db, clock }, token),
        isSecure: () => origin().startsWith('https:'),
      },
    })
    if (isGuarded) refuseOtherNames(app, origin)
    if (!isIndexed) mountNothingIndexed(app)
    if (holdsSockets && followed !== null) mountRealtime(app, { ...followed, origin })
    return app
  })
  const { seeker: app } = apps
  const origin = origins.seeker
  const publicFiles = publicFileStore(env.dataFolder)
  mountPublicFiles(app, publicFiles)
  mountFeedsOut(app, {
    db,
    clock,
    dispatch: dispatcher.dispatchUncounted,
    admissions,
    catalogues,
    origin,
    report: (error) => log.error('An export has broken off', errorFields(error)),
  })
  mountPictures(app, { dispatch: dispatcher.dispatchUncounted, catalogues })
  mountSitemap(app, { db, origin, isIndexed: env.SEARCH_ENGINES === 'on' })
  mountIdentity(app, { deps: identities, limits, viewerOf: viewerOfRequest })
  mountProviders(app, { deps: signInProviders, limits, viewerOf: viewerOfRequest })
  mountMailbox(app, { db, env })
  mountExternalJobs(app, { dispatcher, viewerOf: viewerOfRequest })
  app.addHook('onClose', async () => {
    await followed?.stop()
    await bus.close()
  })
  app.addHook('onClose', () => {
    maintenance.stop()
    return jobSearch.close()
  })
  app.addHook('onClose', () => tracking.close())
  return { apps, dispatcher, admissions, maintenance, catalogues, jobSearch, publicFiles }
}

const published = (contracts: readonly Contract[]): readonly Contract[] =>
  contracts.filter((contract) => isAnsweredAt(contract, 'seeker'))
