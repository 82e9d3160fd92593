/**
 * node bench/sign-in/main.ts: measures the cost of a sign-in, and its effect on other visitors; see README.md beside
 * it.
 */
import { chmodSync, mkdtempSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { searchAddresses } from '../pages/addresses.ts'
import { type SiteProcess, startSite } from '../pages/site-process.ts'
import { type Call, type Calls, type CallsResult, call, quantile } from './calls.ts'

const { values } = parseArgs({
  options: {
    /** Data folder of a site with a demo world; absent: a temporary one is made. */
    data: { type: 'string' },
    /** Calls of each row. */
    calls: { type: 'string', default: '300' },
    rounds: { type: 'string', default: '2' },
  },
})

const PASSWORD = 'seven-otters-hum'
/** A login may be used a hundred times an hour at most. */
const USES_OF_A_LOGIN = 80

const calls = Number(values.calls)
const rounds = Number(values.rounds)
const site = await startSite(join(import.meta.dirname, '../..'), resolve(values.data ?? newFolder()))
try {
  await measure()
} finally {
  await site.stop()
}

async function measure(): Promise<void> {
  const logins = await registerPeople(Math.ceil((calls * 4 * rounds) / USES_OF_A_LOGIN) + 1)
  const search = searches()
  const signIn = signIns(logins, PASSWORD)
  await call(site.address, { next: search, calls: 100, connections: 2 })
  printHead()
  for (let round = 0; round < rounds; round++) {
    const alone = await row('search', { next: search, calls, connections: 2 })
    await row('sign-in, one at a time', { next: signIn, calls: Math.ceil(calls / 4), connections: 1 })
    await row('the same, wrong password', {
      next: signIns(logins, 'x'),
      calls: Math.ceil(calls / 8),
      connections: 1,
    })
    await row('the same, unknown login', { next: strangers(), calls: Math.ceil(calls / 4), connections: 1 })
    await row('sign-in, 8 at once', { next: signIn, calls, connections: 8 })
    const besides = await whileSigningIn('search, 8 signing in', search, { next: signIn, connections: 8 })
    const flooded = await whileSigningIn('search, 200 trying', search, {
      next: strangers(),
      connections: 200,
      pauseMs: 1000,
    })
    printRatio('search while 8 sign in', besides, alone)
    printRatio('search while 200 try to', flooded, alone)
  }
}

async function registerPeople(count: number): Promise<string[]> {
  const logins = Array.from({ length: count }, () => `${crypto.randomUUID()}@people.test`)
  let at = 0
  const next = (): Call => ({
    path: '/api-server/auth/register',
    body: { email: logins[at++ % count], password: PASSWORD, terms_and_condition: 1 },
  })
  const { statuses } = await call(site.address, { next, calls: count, connections: 2 })
  if (statuses[200] !== count) throw new Error(`Not everybody could register: ${JSON.stringify(statuses)}`)
  return logins
}

function login(name: string | undefined, password: string): Call {
  return { path: '/api-server/auth/login', body: { login: name, password } }
}

function signIns(logins: readonly string[], password: string): () => Call {
  let turn = 0
  return () => login(logins[turn++ % logins.length], password)
}

function strangers(): () => Call {
  return () => login(`${crypto.randomUUID()}@people.test`, PASSWORD)
}

/** Search pages, requested as in `bench/pages`. */
function searches(): () => Call {
  const next = searchAddresses(7)
  return () => ({ path: next() })
}

async function whileSigningIn(
  name: string,
  search: () => Call,
  signingIn: Omit<Calls, 'calls'>,
): Promise<CallsResult> {
  let isSearching = true
  const signing = call(site.address, { ...signingIn, calls: () => isSearching })
  const found = await row(name, { next: search, calls: Math.ceil(calls / 2), connections: 2 })
  isSearching = false
  const { times, statuses, seconds } = await signing
  const told = Object.entries(statuses).map(([status, count]) => `${status}: ${count}`)
  console.log(`  meanwhile ${(times.length / seconds).toFixed(0)} sign-ins a second, ${told.join(', ')}`)
  return found
}

async function row(name: string, what: Calls): Promise<CallsResult> {
  const before = { ...site.processorMs(), ...(await site.ask({ ask: 'reset' })) }
  const result = await call(site.address, what)
  const after = { ...site.processorMs(), ...(await site.ask({ ask: 'read' })) }
  printRow(name, before, after, result)
  return result
}

type Counters = ReturnType<SiteProcess['processorMs']> & Awaited<ReturnType<SiteProcess['ask']>>

function printHead(): void {
  const columns = [
    'calls/s/core',
    'ms site',
    'ms thread',
    'ms db',
    'p50 ms',
    'p99 ms',
    'own max',
    'loop max',
    'MB',
  ]
  console.log(
    `load of the machine: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
  )
  console.log(' '.repeat(26) + columns.map((column) => column.padStart(12)).join(''))
}

/**
 * Processor time of a call (all of the site's process, its main thread, the database), then the waiting time of
 * callers.
 */
function printRow(name: string, before: Counters, after: Counters, result: CallsResult): void {
  const count = result.times.length
  const siteMs = (after.site - before.site) / count
  const databaseMs = (after.database - before.database) / count
  const figures = [
    (1000 / (siteMs + databaseMs)).toFixed(0),
    siteMs.toFixed(2),
    ((after.threadMs - before.threadMs) / count).toFixed(2),
    databaseMs.toFixed(2),
    quantile(result, 0.5).toFixed(1),
    quantile(result, 0.99).toFixed(1),
    after.heldUpByOwnWork.max.toFixed(1),
    after.heldUpByClock.max.toFixed(1),
    (after.rss / 1024 / 1024).toFixed(0),
  ]
  const statuses = Object.entries(result.statuses).map(([status, times]) => `${status}: ${times}`)
  console.log(
    `${name.padEnd(26) + figures.map((figure) => figure.padStart(12)).join('')}  ${statuses.join(' ')}`,
  )
}

function printRatio(name: string, now: CallsResult, before: CallsResult): void {
  const ratio = (share: number) => (quantile(now, share) / quantile(before, share)).toFixed(2)
  console.log(`  ${name}, against alone: p50 × ${ratio(0.5)}, p99 × ${ratio(0.99)}`)
}

/** The database's own user must be able to enter when this runs as root. */
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'joblane-sign-in-'))
  chmodSync(folder, 0o755)
  return folder
}
