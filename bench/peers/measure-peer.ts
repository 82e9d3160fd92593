/** The thread of one peer: fills it, queries it, and reports times and memory. */
import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { residentBytes, spreadOf } from '../measure.ts'
import { documentSlices, querySample } from '../postings.ts'
import { drawQueries } from '../searching.ts'
import type { Measured, PeerName } from './compare.ts'
import { jobIndexPeer } from './job-index.ts'
import { minisearchPeer } from './minisearch.ts'
import { oramaPeer } from './orama.ts'
import type { Peer } from './peer.ts'
import { postgresPeer } from './postgres.ts'

const START: Record<PeerName, () => Peer | Promise<Peer>> = {
  'job index': jobIndexPeer,
  PostgreSQL: postgresPeer,
  MiniSearch: minisearchPeer,
  Orama: oramaPeer,
}

const WARM_UP = 10

/** A peer that takes longer is stopped. */
const LONGEST_MS = 90_000

const { name, jobs, queries, seed } = z
  .object({
    name: z.enum(['job index', 'PostgreSQL', 'MiniSearch', 'Orama']),
    jobs: z.number(),
    queries: z.number(),
    seed: z.number(),
  })
  .parse(workerData)

const sample = querySample(jobs, seed)
const before = residentBytes()
const peer = await START[name]()
let building = 0
for (const documents of documentSlices(jobs, seed)) {
  const begun = performance.now()
  await peer.add(documents)
  building += performance.now() - begun
}
const begun = performance.now()
await peer.ready()
building += performance.now() - begun
const times: number[] = []
const asking = performance.now()
for (const query of drawQueries(sample, WARM_UP + queries, { label: 'peers', everywhere: false })) {
  const startedAt = performance.now()
  await peer.ask(query)
  times.push(performance.now() - startedAt)
  if (startedAt - asking > LONGEST_MS && times.length > 2 * WARM_UP) break
}
const bytes = name === 'PostgreSQL' ? null : (residentBytes() - before) / jobs
await peer.close()
parentPort?.postMessage({ building, times: spreadOf(times.slice(WARM_UP)), bytes } satisfies Measured)
