import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { serveIndex } from './serve-index.ts'

/** The thread that holds the job index. */

const data = z
  .object({
    database: z.looseObject({}),
    snapshotFile: z.string(),
    rates: z.object({ asOf: z.string(), unitsPerUsd: z.record(z.string(), z.number()) }),
  })
  .parse(workerData)

parentPort?.on('message', await serveIndex(data, (message) => parentPort?.postMessage(message)))
