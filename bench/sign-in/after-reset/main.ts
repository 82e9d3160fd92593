/**
 * node bench/sign-in/after-reset/main.ts: measures whether the next request after a password reset reveals an account;
 * see README.md above it.
 */
import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { startSite } from '../../pages/site-process.ts'
import { call } from '../calls.ts'

const { values } = parseArgs({
  options: {
    /** Data folder of a site; absent: a temporary one is made. */
    data: { type: 'string' },
    /** Resets, half of them for addresses with an account. */
    trials: { type: 'string', default: '400' },
  },
})

const REQUESTS_AFTER = 12

const site = await startSite(join(import.meta.dirname, '../../..'), resolve(values.data ?? newFolder()))
try {
  await measure(Number(values.trials))
} finally {
  await site.stop()
}

async function measure(trials: number): Promise<void> {
  const taken = await registerPeople(Math.ceil(trials / 2))
  const times: Record<'taken' | 'free', number[]> = { taken: [], free: [] }
  await timeAfterReset(newAddress())
  for (let trial = 0; trial < trials; trial++) {
    // In random order, so that other changes over time affect both equally.
    const isTaken = taken.length > 0 && (Math.random() < 0.5 || times.free.length >= trials / 2)
    const address = isTaken ? (taken.pop() ?? newAddress()) : newAddress()
    times[isTaken ? 'taken' : 'free'].push(await timeAfterReset(address))
  }
  const [n, m] = [times.taken.length, times.free.length]
  // Of the rank sum if there is no difference.
  const error = Math.sqrt((n + m + 1) / (12 * n * m))
  console.log(
    `${n} with an account, ${m} without: median ${median(times.taken).toFixed(1)} and ${median(times.free).toFixed(1)} ms ` +
      `for ${REQUESTS_AFTER} requests; AUC ${areaUnderCurve(times.taken, times.free).toFixed(3)} ` +
      `(.5 tells nothing, by chance ± ${(2 * error).toFixed(3)})`,
  )
}

/** Milliseconds of the requests that follow a password reset, one after the other. */
async function timeAfterReset(email: string): Promise<number> {
  const { statuses } = await call(site.address, {
    next: () => ({ path: '/api-server/auth/reset-password/otp', body: { email } }),
    calls: 1,
    connections: 1,
  })
  if (statuses[200] !== 1) throw new Error(`No code was asked for: ${JSON.stringify(statuses)}`)
  const next = () => ({ path: '/api-server/auth/session' })
  const { times } = await call(site.address, { next, calls: REQUESTS_AFTER, connections: 1 })
  return times.reduce((sum, time) => sum + time, 0)
}

async function registerPeople(count: number): Promise<string[]> {
  const emails = Array.from({ length: count }, newAddress)
  let at = 0
  const next = () => ({
    path: '/api-server/auth/register',
    body: { email: emails[at++], password: '', terms_and_condition: 1 },
  })
  const { statuses } = await call(site.address, { next, calls: count, connections: 2 })
  if (statuses[200] !== count) throw new Error(`Not everybody could register: ${JSON.stringify(statuses)}`)
  return emails
}

/** How often a time of the first list is greater than one of the second. */
function areaUnderCurve(first: readonly number[], second: readonly number[]): number {
  let greater = 0
  for (const a of first) for (const b of second) greater += a > b ? 1 : a === b ? 0.5 : 0
  return greater / (first.length * second.length)
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
}

function newAddress(): string {
  return `${crypto.randomUUID()}@people.test`
}

/** The database's own user must be able to enter when this runs as root. */
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'joblane-after-reset-'))
  chmodSync(folder, 0o755)
  return folder
}
