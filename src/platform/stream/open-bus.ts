import type { Database } from '../db/database.ts'
import type { Env } from '../env.ts'
import type { Log } from '../log.ts'
import { type Bus, readHints } from './bus.ts'
import { postgresBus } from './postgres-bus.ts'

/** The bus of a process: Redis if `REDIS_URL` is set, otherwise PostgreSQL. It sends the hints of the process's commits. */
export async function openBus(
  { REDIS_URL }: Pick<Env, 'REDIS_URL'>,
  database: Pick<Database, 'db' | 'settings' | 'followCommits'>,
  log: Log,
): Promise<Bus> {
  const bus = REDIS_URL === undefined ? postgresBus(database, log) : await redisBusAt(REDIS_URL, log)
  const stopFollowing = database.followCommits((texts) => bus.send(texts.flatMap(readHints)))
  return {
    ...bus,
    async close() {
      stopFollowing()
      await bus.close()
    },
  }
}

/** Only installations with Redis load its library. */
async function redisBusAt(url: string, log: Log): Promise<Bus> {
  const { redisBus } = await import('./redis-bus.ts')
  return redisBus(url, log)
}
