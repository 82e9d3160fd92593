import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { createCompanyDirectory } from '#features/companies/server/company-directory.ts'
import { filterDirectory } from '#features/companies/server/filter-directory.ts'
import { byReadableJobs, rankCompanies } from '#features/companies/server/rank-companies.ts'
import { suggestCompanies } from '#features/companies/server/suggest-companies.ts'
import { systemClock } from '#platform/clock.ts'
import { connect, createDatabase } from '#platform/db/database.ts'
import { startEmbeddedCluster } from '#platform/db/embedded-cluster.ts'
import { migrate } from '#platform/db/migrate.ts'
import { NO_BLOCKS } from '#shared/blocks.ts'
import { FILL, JOBS_EACH } from './fill.ts'

/**
 * Measures the directory of companies with 100,000 of them, and the same queries in PostgreSQL with a trigram index.
 * `node bench/companies/main.ts [companies]`, some three minutes; the figures are in README.md.
 */

const COMPANIES = Number(process.argv[2] ?? 100_000)
const TYPED = [
  'k',
  'ka',
  'kamo',
  'kamo ri',
  'rimasu',
  'zzzz',
  '林',
  '大山',
  '電',
  'カワ',
  'نور',
  'ال',
  'شركة',
]
const VIEWER = { role: 'visitor', language: 'en', country: 'PH', address: '' } as const
const ALL = {
  query: '',
  country: '',
  industries: [],
  financing_stages: [],
  locations: [],
  company_sizes: [],
  is_company_verified: false,
  is_hiring: false,
}

const folder = mkdtempSync(join(tmpdir(), 'joblane-companies-'))
chmodSync(folder, 0o755)
const cluster = await startEmbeddedCluster(folder, { durable: false })
await createDatabase(cluster, 'joblane')
const settings = { ...cluster.connection, database: 'joblane' }
const database = await connect(settings)
await migrate(database.db)
const client = new pg.Client(settings)
await client.connect()
for (const statement of FILL) await client.query(statement, statement.includes('$1') ? [COMPANIES] : [])
console.log(`${COMPANIES} companies with ${COMPANIES * JOBS_EACH} jobs\n`)

const directory = createCompanyDirectory(database.db, systemClock)
const heap = used()
await once('reading all of them', () => directory.fresh())
console.log(`memory: ${((used() - heap) / 2 ** 20).toFixed(0)} MB`)
await many('asking what has changed: nothing', () => directory.fresh())
await client.query('update companies set is_verified = not is_verified where id <= 1000')
await once('taking in 1,000 changed companies', () => directory.fresh())

const contents = await directory.fresh()
const page = (request: typeof ALL) => {
  const { found } = filterDirectory(contents, request)
  return rankCompanies(found, byReadableJobs({ well: ['en'], also: [] }), { limit: 24 })
}
await many('a page of all, every filter counted', () => page(ALL))
await many('a page of one country', () => page({ ...ALL, country: 'PH' }))
await many('a page of a name in all', () => page({ ...ALL, query: 'kamo' }))

console.log('\n| typed | directory, ms | PostgreSQL, ms |\n|---|---|---|')
await client.query('create extension pg_trgm')
await client.query('create index companies_name_trgm on companies using gin (lower(name) gin_trgm_ops)')
await client.query('analyze')
for (const query of TYPED) {
  const here = await best(() => suggestCompanies({ directory, blocks: NO_BLOCKS }, { query }, VIEWER))
  const there = await best(() =>
    client.query(
      `select id, name from companies where lower(name) like '%' || $1 || '%'
       order by lower(name) like $1 || '%' desc, employees desc nulls last limit 5`,
      [query],
    ),
  )
  console.log(`| ${query} | ${here.toFixed(2)} | ${there.toFixed(2)} |`)
}

await client.end()
await database.close()
await cluster.stop()
rmSync(folder, { recursive: true, force: true })

async function once(what: string, run: () => unknown): Promise<void> {
  const start = performance.now()
  await run()
  console.log(`${what}: ${(performance.now() - start).toFixed(0)} ms`)
}

async function many(what: string, run: () => unknown): Promise<void> {
  console.log(`${what}: ${(await best(run)).toFixed(2)} ms`)
}

/** The shortest of many: other work of the machine only adds to it. */
async function best(run: () => unknown): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let round = 0; round < 31; round++) {
    const start = performance.now()
    await run()
    least = Math.min(least, performance.now() - start)
  }
  return least
}

function used(): number {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed
}
