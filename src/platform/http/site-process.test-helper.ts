import { z } from 'zod'
import { jobSearchWhenAsked } from '../../../tests/site/job-search-when-asked.ts'
import { createApi } from '../../entry/api.ts'
import { bySite } from '../../entry/sites.ts'
import { systemClock } from '../clock.ts'
import { connect } from '../db/database.ts'
import { readEnv } from '../env.ts'
import { createLog } from '../log.ts'

/** A site in a process of its own, over a test's database and data folder. It says where it listens. */
const { settings, dataFolder } = z
  .object({ settings: z.looseObject({}), dataFolder: z.string() })
  .parse(JSON.parse(process.argv[2] ?? ''))

const { apps } = await createApi(readEnv({ JOBLANE_DATA: dataFolder, LOG_LEVEL: 'silent' }), {
  database: await connect(settings),
  clock: systemClock,
  log: createLog('silent'),
  origins: bySite(() => () => origin),
  startJobSearch: jobSearchWhenAsked,
})
const origin = await apps.seeker.listen({ host: '127.0.0.1', port: 0 })
process.once('disconnect', () => process.exit())
process.send?.(origin)
