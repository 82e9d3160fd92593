import { setTimeout } from 'node:timers/promises'
import { searchAddresses } from '../pages/addresses.ts'
import { type Ask, newVisitor, visitorOf } from './ask.ts'
import { normalMs, untilNormal } from './normal.ts'
import { noOutcome, type Outcome, type Scenario, type StressedSite } from './scenario.ts'

const VISITORS = [1, 8, 50, 200, 1000]
const SECONDS = 8
/** Shared pages that many request, such as the first pages of countries: cached after the first request. */
const KEPT_PAGES = 50

/** How many visitors send requests without a pause, each for the next page as soon as one has arrived. */
export const visitors: Scenario = {
  name: 'visitors',
  about: `so many at once for ${SECONDS} s; who is refused comes back when they were told to`,
  async run(site) {
    const cold = searchAddresses(1)
    const next = { cold, mixed: mixedWith(cold) }
    const normal = await normalMs(site, cold)
    const rows = []
    for (const [kind, draw] of Object.entries(next)) {
      for (const count of VISITORS) {
        const outcome = await crowd(site, count, draw)
        const secondsToNormal = await untilNormal(site, normal, cold)
        rows.push({ load: `${count} visitors, ${kind} pages`, outcome, secondsToNormal })
      }
    }
    return rows
  },
}

const LOOP_CONNECTIONS = 16

/** One address in a loop, far beyond its limit, and the experience of one ordinary visitor meanwhile. */
export const loop: Scenario = {
  name: 'loop',
  about: `one address asks on ${LOOP_CONNECTIONS} connections without a pause for ${SECONDS} s, beyond its limit`,
  async run(site) {
    const cold = searchAddresses(4)
    const paths = { 'a refused page': () => '/en/onsite-job', 'addresses that do not exist': unknownAddress }
    const rows = []
    for (const [what, next] of Object.entries(paths)) {
      const address = `192.0.2.${rows.length + 1}`
      await spendLimit(site, next, address)
      const before = { ...site.processorMs(), at: performance.now() }
      const outcome = noOutcome()
      const looping = Array.from({ length: LOOP_CONNECTIONS }, async () =>
        keepAsking(visitorOf(site.address, 0, address), next, { outcome, waits: false }),
      )
      const meanwhile = noOutcome()
      await keepAsking(newVisitor(site.address), cold, {
        outcome: meanwhile,
        waits: true,
      })
      await Promise.all(looping)
      const seconds = (performance.now() - before.at) / 1000
      const core = (site.processorMs().site - before.site) / 10 / seconds
      const answers = Math.round((outcome.refused.length + outcome.admitted.length) / seconds)
      const note = `${answers} answers a second, ${core.toFixed(0)} % of a core`
      rows.push({ load: what, outcome, secondsToNormal: null, note })
      rows.push({ load: `  an ordinary visitor meanwhile`, outcome: meanwhile, secondsToNormal: null })
    }
    return rows
  },
}

let unknown = 0
const unknownAddress = (): string => `/en/no-such-page-${unknown++}`

async function spendLimit(site: StressedSite, next: () => string, address: string): Promise<void> {
  const ask = visitorOf(site.address, 0, address)
  for (let left = 700; left > 0; left--) if ((await ask(next())).kind === 'refused') return
}

/** Half of the requests were made before. */
function mixedWith(cold: () => string): () => string {
  const kept = Array.from({ length: KEPT_PAGES }, cold)
  let turn = 0
  return () => (turn++ % 2 === 0 ? cold() : (kept[turn % KEPT_PAGES] ?? cold()))
}

async function crowd(site: StressedSite, count: number, next: () => string): Promise<Outcome> {
  const outcome = noOutcome()
  await Promise.all(
    Array.from({ length: count }, () => keepAsking(newVisitor(site.address), next, { outcome, waits: true })),
  )
  return outcome
}

async function keepAsking(
  ask: Ask,
  next: () => string,
  { outcome, waits }: { outcome: Outcome; waits: boolean },
): Promise<void> {
  const end = performance.now() + SECONDS * 1000
  while (performance.now() < end) {
    const { kind, milliseconds, retryAfter } = await ask(next())
    outcome[kind].push(milliseconds)
    const wait = waits && kind === 'refused' ? Math.max(retryAfter, 1) * 1000 : 0
    if (performance.now() + wait >= end) return
    if (wait > 0) await setTimeout(wait)
  }
}
