import { monitorEventLoopDelay } from 'node:perf_hooks'
import { z } from 'zod'
import { systemClock } from '#platform/clock.ts'
import { connect } from '#platform/db/database.ts'
import { connectForRequests } from '#platform/db/request-database.ts'
import { readEnv } from '#platform/env.ts'
import { createLog } from '#platform/log.ts'
import { createApi } from '../../src/entry/api.ts'
import { bySite } from '../../src/entry/sites.ts'
import { jobSearchWhenAsked } from '../../tests/site/job-search-when-asked.ts'

/** The site with its calls and sockets, in a process of its own. Any message is answered with what it has used since. */

const { settings, env: given } = z
  .object({ settings: z.looseObject({}), env: z.record(z.string(), z.string()) })
  .parse(JSON.parse(process.argv[2] ?? ''))

const log = createLog('warn')
const env = readEnv({ ...given, LOG_LEVEL: 'warn', TRUST_PROXY: 'on' })
const database = connectForRequests(await connect(settings), log)
let origin = ''
const { apps } = await createApi(env, {
  database,
  clock: systemClock,
  log,
  origins: bySite(() => () => origin),
  startJobSearch: jobSearchWhenAsked,
})
origin = await apps.seeker.listen({ host: '127.0.0.1', port: 0 })

const delay = monitorEventLoopDelay({ resolution: 5 })
delay.enable()
let before = process.cpuUsage()

process.on('message', () => {
  globalThis.gc?.()
  const { user, system } = process.cpuUsage(before)
  const { rss, heapUsed, external } = process.memoryUsage()
  process.send?.({
    ...{ rss, live: heapUsed + external },
    cpuSeconds: (user + system) / 1e6,
    longestBlockMs: delay.max / 1e6,
  })
  delay.reset()
  before = process.cpuUsage()
})
process.once('disconnect', () => process.exit())
process.send?.({ origin })
