/**
 * The same queries for the job index and its peers over the same postings, each alone in its own thread, so that none
 * uses up another's memory.
 */
import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import { type Figure, figure, spreadText } from '../measure.ts'

const PEERS = ['job index', 'PostgreSQL', 'MiniSearch', 'Orama'] as const
export type PeerName = (typeof PEERS)[number]

/** A peer that needs more has reached its limit. */
const MOST_MEMORY_MB = 6000

const spread = z.object({
  p50: z.number(),
  p95: z.number(),
  p99: z.number(),
  max: z.number(),
  mean: z.number(),
})

/** Times in milliseconds by the clock; bytes a job where they are in this process. */
const measured = z.object({ building: z.number(), times: spread, bytes: z.number().nullable() })
export type Measured = z.output<typeof measured>

export interface Comparison {
  jobs: number
  /** Null if it did not fit into the memory. */
  peers: readonly { name: PeerName; measured: Measured | null }[]
}

export async function compare(jobs: number, queries: number, seed: number): Promise<Comparison> {
  const peers: { name: PeerName; measured: Measured | null }[] = []
  for (const name of PEERS) peers.push({ name, measured: await measureAlone({ name, jobs, queries, seed }) })
  return { jobs, peers }
}

export function comparisonFigures({ jobs, peers }: Comparison): Figure[] {
  return peers.flatMap(({ name, measured }) =>
    measured === null
      ? [figure(`${name}, ${jobs} jobs`, `needs more than ${MOST_MEMORY_MB} MB`)]
      : [
          figure(`${name}, ${jobs} jobs, in one country: ms by the clock`, spreadText(measured.times)),
          figure(`${name}, bytes a job`, measured.bytes?.toFixed(0) ?? 'on disk'),
        ],
  )
}

async function measureAlone(workerData: object): Promise<Measured | null> {
  const worker = new Worker(new URL('./measure-peer.ts', import.meta.url), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
  })
  return new Promise((resolve, reject) => {
    worker.once('message', (message) => resolve(measured.parse(message)))
    worker.once('error', (error) => {
      if ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve(null)
      else reject(error)
    })
  })
}
