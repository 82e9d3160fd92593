/** Of times in milliseconds: half of them are below p50, one in a hundred is above p99. */
export function percentiles(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) =>
    round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0)
  return `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, of ${sorted.length}`
}

/** Two digits, or whole numbers. */
export const round = (value: number): number =>
  value >= 100 ? Math.round(value) : Number(value.toPrecision(2))
