import { z } from 'zod'
import { startRealtime } from '../../entry/realtime.ts'
import { systemClock } from '../clock.ts'
import { connect } from '../db/database.ts'
import { connectForRequests } from '../db/request-database.ts'
import { readEnv } from '../env.ts'
import { createLog } from '../log.ts'
import { publish } from './publish.ts'

/**
 * A process of its own that holds sockets. It says where it listens, and publishes an event for each account that it is
 * sent.
 */
const started = z
  .object({ settings: z.looseObject({}), env: z.record(z.string(), z.string()), checkSeconds: z.number() })
  .parse(JSON.parse(process.argv[2] ?? ''))

const log = createLog('silent')
const plain = await connect(started.settings)
const database = connectForRequests(plain, log)
const env = readEnv({ PORT: '0', EMPLOYER_PORT: '0', ...started.env })
const { addresses } = await startRealtime(env, {
  ...{ database, clock: systemClock, log },
  checkSeconds: started.checkSeconds,
})
process.on('message', (message) => {
  const accountId = z.string().parse(message)
  void database.db
    .transaction()
    .execute((db) => publish({ db, clock: systemClock }, [{ accountId, kind: 'test-event', ids: {} }]))
})
process.once('disconnect', () => process.exit())
process.send?.(addresses)
