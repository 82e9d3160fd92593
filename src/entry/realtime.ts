import { findSession } from '#features/sessions/server/sessions.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/db/database.ts'
import type { Env } from '#platform/env.ts'
import { createApp } from '#platform/http/create-app.ts'
import { createDispatcher } from '#platform/http/dispatcher.ts'
import { watchMaintenance } from '#platform/http/maintenance.ts'
import { createRateLimits } from '#platform/http/rate-limits.ts'
import { viewerOfRequest } from '#platform/http/viewer-of-request.ts'
import type { Log } from '#platform/log.ts'
import { mountRealtime } from '#platform/realtime/mount-realtime.ts'
import { openBus } from '#platform/stream/open-bus.ts'
import type { Site } from '#shared/viewer.ts'
import { createSockets } from './create-sockets.ts'
import { siteAddresses } from './listen-for-site.ts'
import { bySite, bySiteInTurn } from './sites.ts'

export interface RealtimeServer {
  /** Where each site really listens, with the port that was found; empty for one that holds no sockets. */
  addresses: Record<Site, string>
  /** Sends everybody elsewhere, then closes. */
  close(): Promise<void>
}

/** The realtime role in a process of its own: the sockets of the sites on their ports, no page and no call. */
export async function startRealtime(
  env: Env,
  deps: { database: Database; clock: Clock; log: Log; checkSeconds?: number },
): Promise<RealtimeServer> {
  const { database, clock, log } = deps
  const { db } = database
  const limits = createRateLimits(clock)
  const maintenance = await watchMaintenance(db, clock)
  const bus = await openBus(env, database, log)
  const { sockets, streams, stop } = await createSockets({ ...deps, bus })
  const { origins, listen } = siteAddresses(env)
  const apps = bySite(({ site }) => {
    const origin = origins[site]
    const app = createApp({
      dispatcher: createDispatcher([], { limits, checkResponses: false }),
      ...{ viewerOf: viewerOfRequest, clock, log, origin, maintenance },
      trustProxy: env.TRUST_PROXY === 'on',
      needs: { database: database.answers },
      authentication: {
        site,
        findSession: (token) => findSession({ db, clock }, token),
        isSecure: () => origin().startsWith('https:'),
      },
    })
    mountRealtime(app, { sockets, streams, origin })
    return app
  })
  const close = async () => {
    await Promise.all(Object.values(apps).map((app) => app.close()))
    maintenance.stop()
    await stop()
    await bus.close()
  }
  try {
    const addresses = await bySiteInTurn(async (declaration) =>
      declaration.holdsSockets ? listen(apps[declaration.site], declaration) : '',
    )
    return { addresses, close }
  } catch (error) {
    await close()
    throw error
  }
}
