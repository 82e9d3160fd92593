/** Times in milliseconds, and their statistics. */
export interface Spread {
  p50: number
  p95: number
  p99: number
  max: number
  mean: number
}

export function spreadOf(times: readonly number[]): Spread {
  const sorted = Float64Array.from(times).sort()
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return {
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    max: at(1),
    mean: times.reduce((sum, time) => sum + time, 0) / Math.max(1, times.length),
  }
}

/**
 * By the clock, and by the processor: the processor time of this process is less if other processes share the machine,
 * and more if the garbage collector runs in parallel. The thread itself took at most the smaller of the two.
 */
export interface Duration {
  clock: number
  cpu: number
}

export function timed(work: () => void): Duration {
  const begun = performance.now()
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  const clock = performance.now() - begun
  return { clock, cpu: Math.min(clock, (user + system) / 1000) }
}

/** Bytes that are still needed: objects and arrays, after garbage collection. Needs --expose-gc. */
export function residentBytes(): number {
  for (let round = 0; round < 3; round++) globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

/** A line of the result; `share` is the part of its target that it used (up to 1: met), null if it has no target. */
export interface Figure {
  what: string
  value: string
  target: string
  share: number | null
}

export function figure(what: string, value: string, target = '', share: number | null = null): Figure {
  return { what, value, target, share }
}

export function spreadText({ p50, p95, p99, max }: Spread): string {
  return [p50, p95, p99, max].map((time) => time.toFixed(2)).join(' / ')
}

export function printTable(figures: readonly Figure[]): void {
  const widest = Math.max(...figures.map(({ what }) => what.length))
  const widestValue = Math.max(...figures.map(({ value }) => value.length))
  for (const { what, value, target, share } of figures) {
    const verdict = share === null ? '' : `  ${share.toFixed(2)} of ${target}${share > 1 ? ': MISSED' : ''}`
    console.log(`${what.padEnd(widest)}  ${value.padStart(widestValue)}${verdict}`)
  }
}
