/** node --expose-gc bench/alerts/main.ts: matches alerts with the new jobs of a day; see README.md beside it. */
import { existsSync, openSync, readFileSync, writeSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Alert } from '#features/search/server/alerts/alert.ts'
import { createAlertMatcher } from '#features/search/server/alerts/alert-matcher.ts'
import { indexSettings } from '#features/search/server/index-settings.ts'
import { JobIndex } from '#job-index/job-index.ts'
import { createRandom } from '../../demo/random.ts'
import { figure, printTable, residentBytes } from '../measure.ts'
import { documentSlices, querySample } from '../postings.ts'
import { drawAlert } from './alert-mix.ts'

const { values } = parseArgs({
  options: {
    alerts: { type: 'string', default: '1000000' },
    /** Live jobs, the new ones included. */
    jobs: { type: 'string', default: '200000' },
    new: { type: 'string', default: '100000' },
    /** So many alerts are also matched in other ways, to compare. */
    compared: { type: 'string', default: '5000' },
  },
})
const alerts = Number(values.alerts)
const jobs = Number(values.jobs)
const newJobs = Number(values.new)

const SEED = 11
const MOST = 20
const DAY = 86_400
const TARGET_SECONDS = 600
const now = Math.floor(Date.now() / 1000)

const settings = indexSettings()
const snapshotFile = join(tmpdir(), `joblane-bench-alerts-${jobs}-${newJobs}.snapshot`)
if (!existsSync(snapshotFile)) build()
const empty = residentBytes()
const loaded = JobIndex.load(readFileSync(snapshotFile), settings)
if (loaded === null) throw new Error(`${snapshotFile} is of another version of the index: delete it`)
const { index } = loaded
const withIndex = residentBytes()

const sample = querySample(jobs, SEED)
const byName = Map.groupBy(
  sample.map(({ values, companyName }) => ({ id: Number(values.companyIds?.[0] ?? 0), name: companyName })),
  ({ name }) => name.toLowerCase(),
)
const known = {
  companiesNamed: (name: string) => byName.get(name.toLowerCase())?.slice(0, 1) ?? [],
  now,
  most: MOST,
}

const taking = await timed(async () => subsetOf(newIds()))
const before = residentBytes()
const subset = subsetOf(newIds())
const withSubset = residentBytes()
const matcher = createAlertMatcher(subset, known)

let found = 0
let withMatches = 0
let drawing = 0
const matching = await timed(async () => {
  for (const alert of drawAlerts(alerts, 'alerts')) {
    const { total } = await matcher.match(alert)
    found += total
    if (total > 0) withMatches++
  }
})
const withPlans = residentBytes()
const seconds = matching - drawing

/** The same alerts one way and the other, in turn. */
const some = [...drawAlerts(Number(values.compared), 'compared')]
const inWhole = createAlertMatcher(
  {
    match: (query) => subset.searchAll({ ...query, facets: false }),
    searchAll: (query) => subset.searchAll(query),
  },
  known,
)
const fast = await timed(() => matchAll(createAlertMatcher(subset, known), some))
const slow = await timed(() => matchAll(inWhole, some))
const similar = await timed(() =>
  matchAll(
    matcher,
    some.map((alert) => ({ ...alert, withSimilar: true })),
  ),
)

console.log(
  `${alerts} alerts, ${subset.size} new of ${index.size} jobs; Node ${process.version}, ${cpus().length} cores\n`,
)
printTable([
  figure('taking the new jobs out of the index, s', taking.toFixed(1)),
  figure('matching, s', seconds.toFixed(0), `${TARGET_SECONDS} s`, (seconds + taking) / TARGET_SECONDS),
  figure('an alert, ms', ((1000 * seconds) / alerts).toFixed(3)),
  figure('alerts with matches', withMatches.toFixed(0)),
  figure('matches of an alert, mean', (found / alerts).toFixed(1)),
  figure('the index, MB', megabytes(withIndex - empty)),
  figure('the new jobs apart, MB', megabytes(withSubset - before)),
  figure('kept after all alerts, MB', megabytes(withPlans - withSubset)),
  figure('an alert among all jobs instead of the new ones: times as long', (slow / fast).toFixed(1)),
  figure('an alert with similar jobs: times as long', (similar / fast).toFixed(1)),
])

function build(): void {
  const index = new JobIndex(settings)
  for (const documents of documentSlices(jobs, SEED)) {
    const upserts = documents.map((one) =>
      one.id > jobs - newJobs ? { ...one, postedAt: now - (one.id % DAY) } : one,
    )
    index.apply({ upserts, removals: [] })
    while (index.merge());
    if (index.size % 100_000 < documents.length) console.error(`${index.size} jobs`)
  }
  const file = openSync(snapshotFile, 'w')
  for (const chunk of index.save('')) {
    for (let from = 0; from < chunk.length; ) from += writeSync(file, chunk, from)
  }
}

/** The last ones of the corpus, which is drawn alike from its beginning to its end. */
function newIds(): number[] {
  return Array.from({ length: newJobs }, (_, at) => jobs - at)
}

function subsetOf(ids: readonly number[]) {
  const steps = index.subset(ids)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** The time that drawing takes is left out of the result. */
function* drawAlerts(count: number, label: string): Generator<Alert<number>> {
  const random = createRandom(SEED, label)
  for (let id = 0; id < count; id++) {
    const begun = processorSeconds()
    const alert = drawAlert(random, random.pick(sample), id, now)
    drawing += processorSeconds() - begun
    yield alert
  }
}

async function matchAll(by: typeof matcher, alerts: readonly Alert<number>[]): Promise<void> {
  for (const alert of alerts) await by.match(alert)
}

/** By the processor: others share the machine. The collector of garbage is included. */
async function timed(work: () => unknown): Promise<number> {
  const begun = processorSeconds()
  await work()
  return processorSeconds() - begun
}

function processorSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(0)
}
