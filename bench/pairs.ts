import { type CallsResult, quantile } from './sign-in/calls.ts'

/**
 * How much slower something is beside other work. On a machine with other loads two long rows say little, since the load
 * changes between them; so short rows alternate, alone and beside the work, and each pair has a ratio of its own.
 *
 * @param beside starts the work; the function that it returns ends it
 */
export async function comparePairs(
  pairs: number,
  measure: () => Promise<CallsResult>,
  beside: () => () => Promise<unknown>,
): Promise<{ p50: Quartiles; p99: Quartiles; alone: Quartiles }> {
  const ratios: { p50: number; p99: number; alone: number }[] = []
  for (let pair = 0; pair < pairs; pair++) {
    // By turns first, so that a load that grows spoils neither side.
    const busyFirst = pair % 2 === 1
    const first = busyFirst ? await measureBeside(measure, beside) : await measure()
    const second = busyFirst ? await measure() : await measureBeside(measure, beside)
    const [alone, busy] = busyFirst ? [second, first] : [first, second]
    const ratio = (share: number) => quantile(busy, share) / quantile(alone, share)
    ratios.push({ p50: ratio(0.5), p99: ratio(0.99), alone: quantile(alone, 0.5) })
  }
  const of = (name: 'p50' | 'p99' | 'alone') => quartilesOf(ratios.map((ratio) => ratio[name]))
  return { p50: of('p50'), p99: of('p99'), alone: of('alone') }
}

async function measureBeside(
  measure: () => Promise<CallsResult>,
  beside: () => () => Promise<unknown>,
): Promise<CallsResult> {
  const stop = beside()
  const result = await measure()
  await stop()
  return result
}

type Quartiles = readonly [low: number, median: number, high: number]

function quartilesOf(values: readonly number[]): Quartiles {
  const sorted = values.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.round((sorted.length - 1) * share)] ?? Number.NaN
  return [at(0.25), at(0.5), at(0.75)]
}

/** `1.12 (1.05 to 1.31)`: the median, and where the middle half of the pairs lies. */
export const quartilesText = ([low, median, high]: Quartiles): string =>
  `${median.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`
