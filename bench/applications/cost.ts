import { chmodSync, mkdtempSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { connect } from '#platform/db/database.ts'
import { startEmbeddedCluster } from '#platform/db/embedded-cluster.ts'
import { createRandom } from '../../demo/random.ts'
import { searchAddresses } from '../pages/addresses.ts'
import { type SiteProcess, startSite } from '../pages/site-process.ts'
import { comparePairs, quartilesText } from '../pairs.ts'
import { type CallsResult, call, quantile } from '../sign-in/calls.ts'
import { applyAll, applyAtRate, applyWhile, createSender } from './applying.ts'
import { addJobs, addSeekers, setAsideFormer } from './people.ts'

export interface CostPlan {
  /** Data folder of a site with a demo world; absent: a temporary one is made. */
  data: string | undefined
  /** Applications of each row, searches of each row, and how often all rows are measured. */
  applications: number
  searches: number
  rounds: number
  /** Applications a second. */
  rates: readonly number[]
  ratesWithFiles: readonly number[]
}

const JOBS = 50
/** Each sends one application. */
const PEOPLE = 20_000
/** Of short rows, with and without applications. */
const PAIRS = 12
/** Searches of a short row beside applications that come at a rate: enough for a few of them. */
const SEARCHES_AT_RATE = 60

/** What an application costs, without and with a file, and what applications cost those who search meanwhile. */
export async function measureCost({
  data,
  applications,
  searches,
  rounds,
  rates,
  ratesWithFiles,
}: CostPlan): Promise<void> {
  const dataFolder = resolve(data ?? newFolder())
  const site = await startSite(join(import.meta.dirname, '../..'), dataFolder)
  const cluster = await startEmbeddedCluster(dataFolder)
  const { db, close } = await connect({ ...cluster.connection, database: 'joblane' })
  await setAsideFormer(db)
  const { jobs } = await addJobs(db, { companies: 1, each: JOBS })
  const people = await addSeekers(db, PEOPLE)
  await close()
  const sender = createSender(site.address, people, jobs)
  const next = searchAddresses(7)
  const search = (count: number) =>
    call(site.address, { next: () => ({ path: next() }), calls: count, connections: 2 })
  try {
    await search(searches)
    await applyAll(sender.withFile, 10)
    console.log(
      `load of the machine: ${loadavg()
        .map((load) => load.toFixed(1))
        .join(' ')}`,
    )
    console.log(`${''.padEnd(28)}a second/core   ms site   ms limited   ms db    p50 ms    p99 ms`)
    for (let round = 0; round < rounds; round++) {
      await row(site, 'application', () => applyAll(sender.plain, applications))
      await row(site, 'application with a file', () => applyAll(sender.withFile, applications))
      await row(site, 'search', () => search(searches))
      await beside('without files', sender.plain)
      await beside('with files', sender.withFile)
      for (const rate of rates) await besideRate('without files', sender.plain, rate)
      for (const rate of ratesWithFiles) await besideRate('with files', sender.withFile, rate)
    }
  } finally {
    await site.stop()
    await cluster.leave()
  }

  /** As many as four people send without a pause. */
  function beside(name: string, send: () => Promise<number>): Promise<void> {
    const asked = { name, most: Math.ceil(searches / PAIRS) }
    return searchBeside(asked, (isOn) => applyWhile(send, isOn))
  }

  /** As many as come, whether the ones before have been answered or not. */
  function besideRate(name: string, send: () => Promise<number>, perSecond: number): Promise<void> {
    const { next: random } = createRandom(perSecond, name)
    const asked = { name: `${name}, coming at ${perSecond} a second`, most: SEARCHES_AT_RATE }
    return searchBeside(asked, (isOn) => applyAtRate(send, { perSecond, random, isOn }))
  }

  async function searchBeside(
    { name, most }: { name: string; most: number },
    apply: (isOn: () => boolean) => Promise<CallsResult>,
  ): Promise<void> {
    const all: CallsResult = { seconds: 0, times: [], statuses: {} }
    const ratios = await comparePairs(
      PAIRS,
      () => search(most),
      () => {
        let isOn = true
        const applied = apply(() => isOn)
        return async () => {
          isOn = false
          const { seconds, times, statuses } = await applied
          all.seconds += seconds
          all.times.push(...times)
          for (const [status, count] of Object.entries(statuses))
            all.statuses[Number(status)] = (all.statuses[Number(status)] ?? 0) + count
        }
      },
    )
    all.times.sort((one, other) => one - other)
    const [p50, p99] = [quantile(all, 0.5), quantile(all, 0.99)].map((ms) => ms.toFixed(0))
    const rate = (all.times.length / all.seconds).toFixed(1)
    console.log(`  search beside ${rate} applications a second ${name} (${p50} / ${p99} ms; ${told(all)}):`)
    console.log(`    p50 × ${quartilesText(ratios.p50)}, p99 × ${quartilesText(ratios.p99)}`)
  }
}

const told = ({ statuses }: CallsResult): string =>
  Object.entries(statuses)
    .map(([status, times]) => `${status}: ${times}`)
    .join(' ')

async function row(site: SiteProcess, name: string, work: () => Promise<CallsResult>): Promise<CallsResult> {
  const before = site.processorMs()
  const result = await work()
  const after = site.processorMs()
  const each = (part: keyof typeof before) => (after[part] - before[part]) / result.times.length
  const figures = [
    (1000 / (each('site') + each('limited') + each('database'))).toFixed(1).padStart(13),
    each('site').toFixed(1).padStart(10),
    each('limited').toFixed(1).padStart(13),
    each('database').toFixed(1).padStart(8),
    quantile(result, 0.5).toFixed(0).padStart(10),
    quantile(result, 0.99).toFixed(0).padStart(10),
  ]
  console.log(`${name.padEnd(28)}${figures.join('')}  ${told(result)}`)
  return result
}

/** The database's own user must be able to enter when this runs as root. */
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'joblane-cost-'))
  chmodSync(folder, 0o755)
  return folder
}
