import type { FastifyInstance } from 'fastify'
import { ConfigurationError, type Env } from '#platform/env.ts'
import { listenOn } from './listen-on.ts'

/** Opens the port of the employer site: the one that was set, else the one after the site's, else any that is free. */
export async function listenForRecruiters(app: FastifyInstance, env: Env): Promise<string> {
  const { HOST: host, PORT, EMPLOYER_PORT: chosen } = env
  const setting = 'EMPLOYER_PORT'
  if (chosen !== undefined) return listenOn(app, { host, port: chosen, setting })
  try {
    return await listenOn(app, { host, port: PORT === 0 || PORT === LAST_PORT ? 0 : PORT + 1, setting })
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error
    return listenOn(app, { host, port: 0, setting })
  }
}

const LAST_PORT = 65_535
