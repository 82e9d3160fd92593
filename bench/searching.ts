import type { JobIndex } from '#job-index/job-index.ts'
import type { JobDocument, JobQuery } from '#job-index/types.ts'
import { createRandom } from '../demo/random.ts'
import { type Figure, figure, spreadOf, spreadText, timed } from './measure.ts'
import { drawQuery } from './query-mix.ts'

/**
 * Searches before the measured ones. A newly loaded index has no cached sets and counts yet, and computes those of a
 * market at its first query: it takes some thousands until all are cached.
 */
const WARM_UP = 10_000
const WARM_UP_EVERYWHERE = 1500

/** Queries of the mix around postings of the sample; the same for the same label. */
export function drawQueries(
  sample: readonly JobDocument[],
  count: number,
  { label, everywhere }: { label: string; everywhere: boolean },
): JobQuery[] {
  const random = createRandom(1, label)
  const now = Math.floor(Date.now() / 1000)
  return Array.from({ length: count }, () => drawQuery(random, random.pick(sample), everywhere, now))
}

/** One query after another on one thread; with `slowest`, prints the slowest ones. */
export function measureSearches(
  index: JobIndex,
  sample: readonly JobDocument[],
  { everywhere, count, slowest }: { everywhere: boolean; count: number; slowest: number },
): Figure[] {
  const name = everywhere ? 'without a country' : 'in one country'
  const warmUp = everywhere ? WARM_UP_EVERYWHERE : WARM_UP
  for (const query of drawQueries(sample, warmUp, { label: `warm ${name}`, everywhere })) index.search(query)
  const queries = drawQueries(sample, count, { label: name, everywhere })
  let hits = 0
  const times = queries.map((query) =>
    timed(() => {
      hits += index.search(query).total
    }),
  )
  const spread = spreadOf(times.map(({ cpu }) => cpu))
  printSlowest(
    queries,
    times.map(({ cpu }) => cpu),
    slowest,
  )
  // Again, without measuring each.
  const together = timed(() => {
    for (const query of queries) index.search(query)
  })
  const perSecond = (1000 * count) / together.cpu
  const most = everywhere ? 40 : 10
  return [
    figure(`hits of a search ${name}, mean`, (hits / count).toFixed(0)),
    figure(
      `search ${name}, ms: p50 / p95 / p99 / max`,
      spreadText(spread),
      `p99 of ${most} ms`,
      spread.p99 / most,
    ),
    figure('  the same by the clock', spreadText(spreadOf(times.map(({ clock }) => clock)))),
    everywhere
      ? figure(`searches a second ${name}`, perSecond.toFixed(0))
      : figure(`searches a second ${name}`, perSecond.toFixed(0), '1500', 1500 / perSecond),
  ]
}

function printSlowest(queries: readonly JobQuery[], times: readonly number[], count: number): void {
  const order = [...times.keys()].sort((a, b) => (times[b] ?? 0) - (times[a] ?? 0))
  for (const at of order.slice(0, count)) {
    const { text, sort, filters, countries } = queries[at] ?? {}
    const chosen = Object.entries(filters ?? {}).filter(
      ([, value]) => value && !(Array.isArray(value) && value.length === 0),
    )
    console.log(
      (times[at] ?? 0).toFixed(2),
      countries?.join(),
      JSON.stringify(text),
      sort,
      JSON.stringify(chosen),
    )
  }
}
