import { chmodSync, mkdtempSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pdfOf } from '#features/resumes/server/attached/resume-files.test-helper.ts'
import { connect } from '#platform/db/database.ts'
import { startEmbeddedCluster } from '#platform/db/embedded-cluster.ts'
import { searchAddresses } from '../pages/addresses.ts'
import { type SiteProcess, startSite } from '../pages/site-process.ts'
import { comparePairs, quartilesText } from '../pairs.ts'
import { type CallsResult, call, quantile } from '../sign-in/calls.ts'
import { addJobs, addSeekers, type Job, type Person } from './people.ts'

export interface CostPlan {
  /** Data folder of a site with a demo world; absent: a temporary one is made. */
  data: string | undefined
  /** Applications of each row, searches of each row, and how often all rows are measured. */
  applications: number
  searches: number
  rounds: number
}

/** So many people apply at the same time, each without a pause. */
const AT_ONCE = 4
const JOBS = 50
/** Of short rows, with and without applications. */
const PAIRS = 12

/** What an application costs, without and with a file, and what applications cost those who search meanwhile. */
export async function measureCost({ data, applications, searches, rounds }: CostPlan): Promise<void> {
  const dataFolder = resolve(data ?? newFolder())
  const site = await startSite(join(import.meta.dirname, '../..'), dataFolder)
  const cluster = await startEmbeddedCluster(dataFolder)
  const { db, close } = await connect({ ...cluster.connection, database: 'joblane' })
  const { jobs } = await addJobs(db, { companies: 1, each: JOBS })
  const people = await addSeekers(db, 4 * rounds * Math.max(applications, searches))
  await close()
  const sender = createSender(site, people, jobs)
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
    }
  } finally {
    await site.stop()
    await cluster.leave()
  }

  async function beside(name: string, send: () => Promise<number>): Promise<void> {
    let times = 0
    let seconds = 0
    const ratios = await comparePairs(
      PAIRS,
      () => search(Math.ceil(searches / PAIRS)),
      () => {
        let isOn = true
        const applied = applyWhile(send, () => isOn)
        return async () => {
          isOn = false
          const result = await applied
          times += result.times.length
          seconds += result.seconds
        }
      },
    )
    console.log(`  search beside ${(times / seconds).toFixed(1)} applications a second ${name}:`)
    console.log(`    p50 × ${quartilesText(ratios.p50)}, p99 × ${quartilesText(ratios.p99)}`)
  }
}

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
  const statuses = Object.entries(result.statuses).map(([status, times]) => `${status}: ${times}`)
  console.log(`${name.padEnd(28)}${figures.join('')}  ${statuses.join(' ')}`)
  return result
}

function applyAll(send: () => Promise<number>, count: number): Promise<CallsResult> {
  let left = count
  return applyWhile(send, () => left-- > 0)
}

async function applyWhile(send: () => Promise<number>, isOn: () => boolean): Promise<CallsResult> {
  const result: CallsResult = { seconds: 0, times: [], statuses: {} }
  const start = performance.now()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (isOn()) {
        const startedAt = performance.now()
        const status = await send()
        result.times.push(performance.now() - startedAt)
        result.statuses[status] = (result.statuses[status] ?? 0) + 1
      }
    }),
  )
  result.seconds = (performance.now() - start) / 1000
  result.times.sort((a, b) => a - b)
  return result
}

/** Sends the form of the page, each time as somebody else: once the profile alone, once with a file of their own. */
function createSender({ address }: SiteProcess, people: readonly Person[], jobs: readonly Job[]) {
  let turn = 0
  async function send(hasFile: boolean): Promise<number> {
    const person = people[turn % people.length]
    const job = jobs[turn % jobs.length]
    turn += 1
    if (person === undefined || job === undefined) throw new Error('Nobody is there.')
    const body = new FormData()
    const fields = { intent: 'send', request_key: crypto.randomUUID(), source: 'web', resume_id: '' }
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    if (hasFile) body.set('file', new Blob([new Uint8Array(pdfOf(person.email))]), 'Resume.pdf')
    const init = { method: 'POST', headers: person.headers, body, redirect: 'manual' } as const
    const response = await fetch(`${address}/en/job/job-${job.id}/apply`, init)
    await response.arrayBuffer()
    return response.status
  }
  return { plain: () => send(false), withFile: () => send(true) }
}

/** The database's own user must be able to enter when this runs as root. */
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'joblane-cost-'))
  chmodSync(folder, 0o755)
  return folder
}
