import { APPLIED_AT_ONCE } from '#features/search/server/index-follower.ts'
import type { JobIndex } from '#job-index/job-index.ts'
import type { JobDocument } from '#job-index/types.ts'
import { type Figure, figure, spreadOf, spreadText, timed } from './measure.ts'
import { drawQueries } from './searching.ts'

const PER_SECOND = 500

/**
 * Writes 500 postings a second (new ones, changed ones and removals) for some seconds, while queries run one after
 * another and merging continues in slices between them: the daily work of the thread that holds the index. A query's
 * time includes the piece of work that it had to wait for.
 */
export function measureWriting(
  index: JobIndex,
  written: readonly JobDocument[],
  sample: readonly JobDocument[],
  seconds: number,
): Figure[] {
  const queries = drawQueries(sample, 20_000, { label: 'writing', everywhere: false })
  const lags: number[] = []
  const pauses: number[] = []
  const waits: number[] = []
  const begun = performance.now()
  const end = begun + seconds * 1000
  for (let done = 0, asked = 0; performance.now() < end; asked++) {
    const due = Math.floor(((performance.now() - begun) * PER_SECOND) / 1000)
    let pause = 0
    if (due - done >= APPLIED_AT_ONCE) {
      const batch = Array.from({ length: APPLIED_AT_ONCE }, (_, at) => written[(done + at) % written.length])
      const upserts = batch.filter((document) => document !== undefined)
      pause = timed(() => index.apply({ upserts, removals: done % 4 === 0 ? [done + 1] : [] })).cpu
      for (let at = 0; at < APPLIED_AT_ONCE; at++) {
        lags.push(performance.now() - begun - ((done + at) * 1000) / PER_SECOND)
      }
      done += APPLIED_AT_ONCE
    } else pause = timed(() => index.merge()).cpu
    pauses.push(pause)
    const query = queries[asked % queries.length]
    if (query !== undefined) waits.push(pause + timed(() => index.search(query)).cpu)
  }
  const lag = spreadOf(lags)
  const pause = spreadOf(pauses)
  const wait = spreadOf(waits)
  return [
    figure(
      'a change is searchable after, ms: p50 / p95 / p99 / max',
      spreadText(lag),
      '1000 ms at most',
      lag.max / 1000,
    ),
    figure(
      'one piece of index work, ms: p50 / p95 / p99 / max',
      spreadText(pause),
      '20 ms at most',
      pause.max / 20,
    ),
    figure(
      'search in one country meanwhile, waiting included',
      spreadText(wait),
      'p99 of 10 ms',
      wait.p99 / 10,
    ),
  ]
}
