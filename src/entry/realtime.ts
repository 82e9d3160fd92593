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
import { createSockets } from './create-sockets.ts'
import { listenForRecruiters } from './listen-for-recruiters.ts'
import { listenOn } from './listen-on.ts'

export interface RealtimeServer {
  /** Where it really listens, with the port that was found. */
  address: string
  employerAddress: string
  /** Sends everybody elsewhere, then closes. */
  close(): Promise<void>
}

/** The realtime role in a process of its own: the sockets of both sites on their ports, no page and no call. */
export async function startRealtime(
  env: Env,
  deps: { database: Database; clock: Clock; log: Log; checkSeconds?: number },
): Promise<RealtimeServer> {
  const { database, clock, log } = deps
  const { db } = database
  const limits = createRateLimits(clock)
  const maintenance = await watchMaintenance(db, clock)
  const { sockets, stop } = createSockets(deps)
  let address = ''
  let employerAddress = ''
  const appOf = (site: 'seeker' | 'employer', origin: () => string) => {
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
    mountRealtime(app, { sockets, origin })
    return app
  }
  const app = appOf('seeker', () => env.PUBLIC_ORIGIN ?? address)
  const employer = appOf('employer', () => env.EMPLOYER_ORIGIN ?? employerAddress)
  const close = async () => {
    await Promise.all([employer.close(), app.close()])
    maintenance.stop()
    await stop()
  }
  try {
    address = await listenOn(app, { host: env.HOST, port: env.PORT, setting: 'PORT' })
    employerAddress = await listenForRecruiters(employer, env)
  } catch (error) {
    await close()
    throw error
  }
  return { address, employerAddress, close }
}
