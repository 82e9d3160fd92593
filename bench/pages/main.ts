/** node bench/pages/main.ts: how many pages a core serves, and what holds them up; see README.md beside it. */
import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { searchAddresses } from './addresses.ts'
import { type LoadResult, load, quantile } from './load.ts'
import { type SiteProcess, startSite } from './site-process.ts'
import { whereTimeGoes } from './where-time-goes.ts'

const { values } = parseArgs({
  options: {
    /** Data folder of a site with a demo world; absent: one of its own is made. */
    data: { type: 'string' },
    /** Checkouts with their builds to compare, separated by commas; the first is the measure of the others. */
    trees: { type: 'string', default: join(import.meta.dirname, '../..') },
    pages: { type: 'string', default: '600' },
    connections: { type: 'string', default: '8' },
    /** Also says where the time of a page goes. */
    profile: { type: 'boolean', default: false },
  },
})

const pages = Number(values.pages)
const connections = Number(values.connections)
const dataFolder = resolve(values.data ?? newFolder())
const ROUNDS = 3
const HOT_ADDRESSES = 50
const WARM_UP = 150

for (const tree of values.trees.split(',')) {
  const site = await startSite(resolve(tree), dataFolder)
  try {
    console.log(`\n${tree}`)
    await measure(site)
  } finally {
    await site.stop()
  }
}

async function measure(site: SiteProcess): Promise<void> {
  const next = searchAddresses(1)
  await load(site.address, { next, pages: WARM_UP, connections: 2 })
  await report(site, 'cold, one visitor', { next, pages: Math.ceil(pages / 4), connections: 1 })
  for (let round = 0; round < ROUNDS; round++) {
    await report(site, `cold, ${connections} visitors`, { next, pages, connections })
  }
  const hot = Array.from({ length: HOT_ADDRESSES }, next)
  const again = { next: () => hot[Math.floor(Math.random() * hot.length)] ?? '', connections }
  await load(site.address, { ...again, pages: HOT_ADDRESSES * 4 })
  await report(site, 'the same pages again', { ...again, pages: pages * 4 })
  if (values.profile) await profile(site, next)
}

async function report(site: SiteProcess, name: string, how: Parameters<typeof load>[1]): Promise<void> {
  const before = { ...site.processorMs(), ...(await site.ask({ ask: 'reset' })) }
  const result = await load(site.address, how)
  const after = { ...site.processorMs(), ...(await site.ask({ ask: 'read' })) }
  const perPage = (from: number, to: number) => ((to - from) / result.pages).toFixed(2)
  const siteMs = (after.site - before.site) / result.pages
  console.log(
    [
      name.padEnd(22),
      `${(1000 / siteMs).toFixed(0)} pages/s/core`,
      `ms/page site ${siteMs.toFixed(2)} main thread ${perPage(before.threadMs, after.threadMs)} database ${perPage(before.database, after.database)}`,
      `by clock ${(result.pages / result.seconds).toFixed(0)}/s p50 ${quantile(result, 0.5).toFixed(1)} p99 ${quantile(result, 0.99).toFixed(1)}`,
      `bytes ${(result.bytes / result.pages).toFixed(0)}`,
      `loop held up by clock p99 ${after.heldUpByClock.p99.toFixed(1)} max ${after.heldUpByClock.max.toFixed(1)}, by own work p99 ${after.heldUpByOwnWork.p99.toFixed(1)} max ${after.heldUpByOwnWork.max.toFixed(1)} (${after.heldUpByOwnWork.over20} over 20)`,
      statusesOf(result),
    ].join(' | '),
  )
}

async function profile(site: SiteProcess, next: () => string): Promise<void> {
  const file = join(tmpdir(), `joblane-pages-${process.pid}.cpuprofile`)
  await site.ask({ ask: 'startProfile' })
  await load(site.address, { next, pages, connections })
  await site.ask({ ask: 'stopProfile', file })
  for (const { part, share } of whereTimeGoes(file))
    console.log(`  ${(share * 100).toFixed(1).padStart(5)} %  ${part}`)
  console.log(`  ${file}`)
}

function statusesOf({ statuses }: LoadResult): string {
  return Object.entries(statuses)
    .map(([status, count]) => `${status}: ${count}`)
    .join(' ')
}

/** The database's own user must pass when this runs as root. */
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'joblane-pages-'))
  chmodSync(folder, 0o755)
  return folder
}
