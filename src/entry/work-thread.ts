import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { systemClock } from '#platform/clock.ts'
import { connect } from '#platform/db/database.ts'
import { readExchangeRates } from '#platform/exchange-rates.ts'
import { createLog } from '#platform/log.ts'
import { outboundSettings } from '#platform/outbound/outbound-settings.ts'
import { readSecrets } from '#platform/secrets.ts'
import { privateFiles } from '#platform/storage/private-files.ts'
import { bySite } from './sites.ts'
import { startWork } from './worker.ts'

/** The thread that runs background jobs. It reports when it takes jobs; any message stops it. */

const given = z
  .object({
    settings: z.looseObject({}),
    dataFolder: z.string(),
    logLevel: z.string(),
    outbound: outboundSettings,
    SECRET_KEY: z.string().optional(),
    S3_URL: z.string().optional(),
    REDIS_URL: z.string().optional(),
    origins: z.object({ seeker: z.string(), employer: z.string(), console: z.string() }),
    EXCHANGE_RATES_FILE: z.string().optional(),
  })
  .parse(workerData)
const { settings, dataFolder, logLevel, outbound, SECRET_KEY, S3_URL, REDIS_URL, origins } = given

const database = await connect(settings, { connections: 6 })
const worker = await startWork({
  env: { REDIS_URL },
  database,
  clock: systemClock,
  log: createLog(logLevel),
  dataFolder,
  privateFiles: privateFiles({ S3_URL, dataFolder }),
  outbound,
  origins: bySite(
    ({ site }) =>
      () =>
        origins[site],
  ),
  secrets: readSecrets({ SECRET_KEY, dataFolder }),
  rates: await readExchangeRates(given, systemClock.now()),
})
parentPort?.postMessage('working')

parentPort?.once('message', async () => {
  await worker.stop()
  await database.close()
})
