import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { searchAddresses } from '../pages/addresses.ts'
import { newVisitor } from './ask.ts'
import {
  type Figures,
  noOutcome,
  type Outcome,
  quantile,
  type Scenario,
  type StressedSite,
} from './scenario.ts'

const VISITORS = 8
/** Half of the requested pages were requested before, and are still cached. */
const KEPT_PAGES = 40
const BEFORE_MS = 1000
const HUNG_MS = 6000
const AFTER_MS = 4000
const LONGEST_MS = 60_000

/** The embedded database hangs, crashes as a whole, or loses one of its processes. */
export const database: Scenario = {
  name: 'database',
  about: `${VISITORS} visitors without a pause; half of their pages were kept before the database went`,
  async run(site) {
    const cold = searchAddresses(5)
    const kept = Array.from({ length: KEPT_PAGES }, cold)
    const ask = newVisitor(site.address)
    for (const path of kept) await ask(path)
    const harms = {
      hung: () => hang(site),
      killed: () => kill(site),
      'one process killed': () => crash(site),
    }
    const rows: Figures[] = []
    for (const [what, harm] of Object.entries(harms)) {
      let turn = 0
      const next = () => (turn++ % 2 === 0 ? cold() : (kept[turn % KEPT_PAGES] ?? cold()))
      rows.push(await during(site, what, { harm, next }))
    }
    return rows
  },
}

async function during(
  site: StressedSite,
  what: string,
  { harm, next }: { harm: () => Promise<void>; next: () => string },
): Promise<Figures> {
  const over = new AbortController()
  const outcome = noOutcome()
  const asking = Array.from({ length: VISITORS }, () =>
    keepAsking(site, { next, outcome, signal: over.signal }),
  )
  await setTimeout(BEFORE_MS)
  await harm()
  const secondsToNormal = await untilReady(site)
  await setTimeout(AFTER_MS)
  over.abort()
  await Promise.all(asking)
  const all = [...outcome.admitted, ...outcome.refused, ...outcome.failed]
  return {
    load: what,
    outcome,
    secondsToNormal,
    note: `the longest wait was ${Math.round(quantile(all, 1))} ms`,
  }
}

async function keepAsking(
  site: StressedSite,
  { next, outcome, signal }: { next: () => string; outcome: Outcome; signal: AbortSignal },
): Promise<void> {
  while (!signal.aborted) {
    // Each page is requested by another visitor: none reaches a limit.
    const { kind, milliseconds } = await newVisitor(site.address)(next())
    outcome[kind].push(milliseconds)
    if (kind !== 'admitted') await setTimeout(100)
  }
}

async function hang(site: StressedSite): Promise<void> {
  signalAll(site, 'SIGSTOP')
  try {
    await setTimeout(HUNG_MS)
  } finally {
    signalAll(site, 'SIGCONT')
  }
}

/** A process that uses an embedded server restarts it after a crash. */
async function kill(site: StressedSite): Promise<void> {
  process.kill(postmasterOf(site), 'SIGKILL')
}

/** The server then ends all its processes, and recovers. */
async function crash(site: StressedSite): Promise<void> {
  const last = childrenOf(postmasterOf(site)).at(-1)
  if (last !== undefined) process.kill(last, 'SIGKILL')
}

function signalAll(site: StressedSite, signal: NodeJS.Signals): void {
  const postmaster = postmasterOf(site)
  for (const pid of [postmaster, ...childrenOf(postmaster)]) process.kill(pid, signal)
}

/** It changes with each restart. */
const postmasterOf = ({ dataFolder }: StressedSite): number =>
  Number(readFileSync(`${dataFolder}/postgres/postmaster.pid`, 'utf8').split('\n')[0])

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)

/** Seconds until the site reports that it is ready; null: not within a minute. */
async function untilReady({ address }: StressedSite): Promise<number | null> {
  const start = performance.now()
  while (performance.now() - start < LONGEST_MS) {
    // The first moment, before anything has noticed, does not count.
    await setTimeout(50)
    if ((await fetch(`${address}/health/ready`)).ok) return (performance.now() - start) / 1000
  }
  return null
}
