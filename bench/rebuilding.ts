import { once } from 'node:events'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { indexSettings } from '#features/search/server/index-settings.ts'
import { JobIndex } from '#job-index/job-index.ts'
import type { JobDocument } from '#job-index/types.ts'
import { type Figure, figure, spreadOf, spreadText, timed } from './measure.ts'
import { documentSlices } from './postings.ts'
import { drawQueries } from './searching.ts'

/**
 * Runs one query after another while a second thread builds an index of the same size from its postings, as happens
 * when the first can no longer catch up with the changes. Ends with it, or after so many seconds.
 */
export async function measureRebuilding(
  index: JobIndex,
  sample: readonly JobDocument[],
  { jobs, seed, seconds }: { jobs: number; seed: number; seconds: number },
): Promise<Figure[]> {
  const queries = drawQueries(sample, 20_000, { label: 'rebuilding', everywhere: false })
  const builder = new Worker(new URL(import.meta.url), { workerData: { jobs, seed } })
  let building = true
  builder.on('exit', () => {
    building = false
  })
  await once(builder, 'message')
  const times: number[] = []
  for (const end = performance.now() + seconds * 1000; building && performance.now() < end; ) {
    for (const query of queries.slice(times.length % queries.length, (times.length % queries.length) + 50)) {
      times.push(timed(() => index.search(query)).cpu)
    }
    await new Promise(setImmediate)
  }
  await builder.terminate()
  const spread = spreadOf(times)
  return [
    figure(
      'search in one country while an index is made beside, ms: p50 / p95 / p99 / max',
      spreadText(spread),
      'p99 of 10 ms',
      spread.p99 / 10,
    ),
  ]
}

if (!isMainThread) {
  const { jobs, seed } = z.object({ jobs: z.number(), seed: z.number() }).parse(workerData)
  const index = new JobIndex(indexSettings())
  parentPort?.postMessage('begun')
  for (const documents of documentSlices(jobs, seed)) {
    index.apply({ upserts: documents, removals: [] })
    while (index.merge());
  }
}
