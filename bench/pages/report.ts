import { type LoadResult, quantile } from './load.ts'
import type { ProbeAnswer } from './probe-messages.ts'

type Counters = ProbeAnswer & { site: number; database: number }

const COLUMNS = [
  ['pages/s/core', 12],
  ['ms site', 8],
  ['ms thread', 9],
  ['ms db', 6],
  ['clock/s', 8],
  ['p50 ms', 7],
  ['p99 ms', 7],
  ['bytes', 6],
  ['own p99', 8],
  ['own max', 8],
  ['loop p99', 8],
  ['loop max', 8],
  ['gc max', 7],
  ['MB', 5],
] as const

export function printHead(name: string, { rss }: ProbeAnswer): void {
  console.log(`\n${name}, ${megabytes(rss)} MB after the start`)
  console.log(' '.repeat(24) + COLUMNS.map(([title, width]) => title.padStart(width)).join(' '))
}

/**
 * One phase: the processor time of a page, the waiting time of visitors by the clock, how long the loop was blocked.
 */
export function printRow(name: string, before: Counters, after: Counters, result: LoadResult): void {
  const pages = result.times.length
  const siteMs = (after.site - before.site) / pages
  const figures = [
    (1000 / siteMs).toFixed(0),
    siteMs.toFixed(2),
    ((after.threadMs - before.threadMs) / pages).toFixed(2),
    ((after.database - before.database) / pages).toFixed(2),
    (pages / result.seconds).toFixed(0),
    quantile(result, 0.5).toFixed(1),
    quantile(result, 0.99).toFixed(1),
    (result.bytes / pages).toFixed(0),
    after.heldUpByOwnWork.p99.toFixed(1),
    after.heldUpByOwnWork.max.toFixed(1),
    after.heldUpByClock.p99.toFixed(1),
    after.heldUpByClock.max.toFixed(1),
    after.longestCollection.toFixed(1),
    megabytes(after.rss),
  ]
  const cells = figures.map((figure, index) => figure.padStart(COLUMNS[index]?.[1] ?? 0))
  const statuses = Object.entries(result.statuses).map(([status, count]) => `${status}: ${count}`)
  console.log(`${name.padEnd(24)}${cells.join(' ')}  ${statuses.join(' ')}`)
}

const megabytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(0)
