import Fastify from 'fastify'
import type { Database } from '#platform/db/database.ts'
import type { Env } from '#platform/env.ts'
import { mountHealth } from '#platform/http/health-routes.ts'
import { listenOn } from './listen-on.ts'
import type { WorkThread } from './start-work-thread.ts'

export interface HealthServer {
  close(): Promise<void>
}

/** Answers health checks of a worker without a site; does nothing if no port is configured. */
export async function serveHealth(env: Env, database: Database, work: WorkThread): Promise<HealthServer> {
  if (env.HEALTH_PORT === undefined) return { close: async () => {} }
  const app = Fastify({ logger: false, forceCloseConnections: true })
  mountHealth(app, { database: database.answers, worker: work.isWorking })
  await listenOn(app, { host: env.HOST, port: env.HEALTH_PORT, setting: 'HEALTH_PORT' })
  return { close: () => app.close() }
}
