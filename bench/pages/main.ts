/**
 * node bench/pages/main.ts: measures how many pages a core serves, and what blocks the event loop; see README.md beside
 * it.
 */
import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { searchAddresses } from './addresses.ts'
import { importPostings } from './importing.ts'
import { type Load, load } from './load.ts'
import { printHead, printRow } from './report.ts'
import { type SiteProcess, startSite } from './site-process.ts'
import { whereTimeGoes } from './where-time-goes.ts'

const { values } = parseArgs({
  options: {
    /** Data folder of a site with a demo world; absent: a temporary one is made. */
    data: { type: 'string' },
    /** Checkouts with their builds, separated by commas, to compare on one database. */
    trees: { type: 'string', default: join(import.meta.dirname, '../..') },
    pages: { type: 'string', default: '600' },
    visitors: { type: 'string', default: '8' },
    rounds: { type: 'string', default: '3' },
    /** Also report where the time of a page goes. */
    profile: { type: 'boolean', default: false },
    /** Also import so many postings, which stay, while pages are served. */
    import: { type: 'string', default: '0' },
  },
})

const pages = Number(values.pages)
const connections = Number(values.visitors)
const dataFolder = resolve(values.data ?? newFolder())
const HOT_ADDRESSES = 50
const WARM_UP = 150

for (const tree of values.trees.split(',')) {
  const site = await startSite(resolve(tree), dataFolder)
  try {
    printHead(tree, await site.ask({ ask: 'read' }))
    await measure(site)
  } finally {
    await site.stop()
  }
}

async function measure(site: SiteProcess): Promise<void> {
  const next = searchAddresses(1)
  await load(site.address, { next, pages: WARM_UP, connections: 2 })
  await row(site, 'cold, 1 visitor', { next, pages: Math.ceil(pages / 4), connections: 1 })
  for (let round = 0; round < Number(values.rounds); round++) {
    await row(site, `cold, ${connections} visitors`, { next, pages, connections })
  }
  const hot = Array.from({ length: HOT_ADDRESSES }, next)
  let turn = 0
  const again = () => hot[turn++ % hot.length] ?? ''
  await load(site.address, { next: again, pages: HOT_ADDRESSES, connections })
  await row(site, 'kept pages', { next: again, pages: pages * 10, connections })
  if (values.profile) await profile(site, next)
  if (Number(values.import) > 0) await whileImporting(site, next)
}

async function row(site: SiteProcess, name: string, what: Load): Promise<void> {
  const before = { ...site.processorMs(), ...(await site.ask({ ask: 'reset' })) }
  const result = await load(site.address, what)
  const after = { ...site.processorMs(), ...(await site.ask({ ask: 'read' })) }
  printRow(name, before, after, result)
}

async function whileImporting(site: SiteProcess, next: () => string): Promise<void> {
  let isImporting = true
  const written = importPostings(Number(values.import), dataFolder).finally(() => (isImporting = false))
  await row(site, 'cold, while importing', { next, pages: () => isImporting, connections: 2 })
  await written
}

async function profile(site: SiteProcess, next: () => string): Promise<void> {
  const file = join(tmpdir(), `joblane-pages-${process.pid}.cpuprofile`)
  await site.ask({ ask: 'startProfile' })
  await load(site.address, { next, pages, connections })
  await site.ask({ ask: 'stopProfile', file })
  for (const { part, share } of whereTimeGoes(file)) {
    console.log(`  ${(share * 100).toFixed(1).padStart(5)} %  ${part}`)
  }
  console.log(`  (${file})`)
}

/** The database's own user must be able to enter when this runs as root. */
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'joblane-pages-'))
  chmodSync(folder, 0o755)
  return folder
}
