import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Database } from '#platform/db/database.ts'
import type { Env } from '#platform/env.ts'
import { errorFields, type Log } from '#platform/log.ts'
import { readOutboundSettings } from '#platform/outbound/outbound-settings.ts'
import type { Site } from '#shared/viewer.ts'

export interface WorkThread {
  /** Whether it takes jobs now: not while it starts, and not after it died. */
  isWorking(): boolean
  /** Lets the running jobs finish. */
  stop(): Promise<void>
}

const RESTART_MS = 5000
/** Memory limit: a feed beyond it ends the thread, never the site. */
const MEMORY_MB = 1024

/** Runs background jobs in a thread beside the site, so that they do not slow it. A thread that dies is replaced. */
export function startWorkThread(
  env: Env,
  database: Database,
  log: Log,
  origins: Readonly<Record<Site, string>>,
): WorkThread {
  const outbound = readOutboundSettings(env)
  let stopping = false
  let working = false
  let timer: NodeJS.Timeout | undefined
  let thread = launch()

  function launch(): Worker {
    const fresh = new Worker(new URL('./work-thread.ts', import.meta.url), {
      workerData: {
        settings: { ...database.settings },
        dataFolder: env.dataFolder,
        S3_URL: env.S3_URL,
        logLevel: env.LOG_LEVEL,
        outbound,
        SECRET_KEY: env.SECRET_KEY,
        REDIS_URL: env.REDIS_URL,
        origins,
        EXCHANGE_RATES_FILE: env.EXCHANGE_RATES_FILE,
      },
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    })
    fresh.on('error', (error) => log.error('Background work has failed', errorFields(error)))
    fresh.on('message', () => (working = true))
    fresh.on('exit', () => {
      working = false
      if (!stopping) timer = setTimeout(() => (thread = launch()), RESTART_MS)
    })
    return fresh
  }

  return {
    isWorking: () => working,
    async stop() {
      stopping = true
      clearTimeout(timer)
      if (thread.threadId < 0) return
      const ended = once(thread, 'exit')
      thread.postMessage('stop')
      await ended
    },
  }
}
