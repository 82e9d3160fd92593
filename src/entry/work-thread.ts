import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { systemClock } from '#platform/clock.ts'
import { connect } from '#platform/db/database.ts'
import { createLog } from '#platform/log.ts'
import { readSecrets } from '#platform/secrets.ts'
import { startWork } from './worker.ts'

/** The thread in which background work is done. It says when it takes jobs; any message stops it. */

const { settings, dataFolder, logLevel, SECRET_KEY } = z
  .object({
    settings: z.looseObject({}),
    dataFolder: z.string(),
    logLevel: z.string(),
    SECRET_KEY: z.string().optional(),
  })
  .parse(workerData)

const database = await connect(settings, { connections: 6 })
const secrets = readSecrets({ SECRET_KEY, dataFolder })
const worker = await startWork({
  database,
  clock: systemClock,
  log: createLog(logLevel),
  dataFolder,
  secrets,
})
parentPort?.postMessage('working')

parentPort?.once('message', async () => {
  await worker.stop()
  await database.close()
})
