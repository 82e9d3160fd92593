import { once } from 'node:events'
import { parentPort } from 'node:worker_threads'
import { z } from 'zod'
import { serveIndex } from './serve-index.ts'
import { siteNames } from './site-names.ts'

/**
 * The thread that holds the job index. What it needs is its first message, so that it can be started before that is
 * known: loading modules and names takes most of its start.
 */

if (parentPort === null) throw new Error('The index is served in a thread.')

siteNames()
const [data] = z
  .tuple([
    z.object({
      database: z.looseObject({}),
      snapshotFile: z.string(),
      rates: z.object({ asOf: z.string(), unitsPerUsd: z.record(z.string(), z.number()) }),
    }),
  ])
  .parse(await once(parentPort, 'message'))

parentPort.on('message', await serveIndex(data, (message) => parentPort?.postMessage(message)))
