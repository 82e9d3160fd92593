/** node bench/main.ts --jobs 1000000: measures the job index and prints a table; see README.md beside it. */
import { existsSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { indexSettings } from '#features/search/server/index-settings.ts'
import { dictionaryOf } from '#job-index/build-dictionary.ts'
import { JobIndex } from '#job-index/job-index.ts'
import { type Figure, figure, printTable, residentBytes, spreadOf, spreadText, timed } from './measure.ts'
import { type Comparison, compare, comparisonFigures } from './peers/compare.ts'
import { plot } from './plot.ts'
import { documentSlices, firstSlice, querySample } from './postings.ts'
import { measureRebuilding } from './rebuilding.ts'
import { measureSearches } from './searching.ts'
import { measureWriting } from './writing.ts'

const { values } = parseArgs({
  options: {
    jobs: { type: 'string', default: '100000' },
    /** Reuse the snapshot of an earlier run of the same size, if there is one. */
    reuse: { type: 'boolean', default: false },
    /** How many of the slowest searches to print. */
    slowest: { type: 'string', default: '0' },
    queries: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '30' },
    /** Measure PostgreSQL, MiniSearch and Orama as well, with so many of the same jobs: several numbers with commas. */
    compare: { type: 'string', default: '' },
    /** The file for the drawing of targets and comparison, as SVG. */
    plot: { type: 'string', default: '' },
  },
})
const jobs = Number(values.jobs)
const settings = indexSettings()
const snapshotFile = join(tmpdir(), `joblane-bench-${jobs}.snapshot`)
const SEED = 7
const COMPARED_QUERIES = 200

setFlagsFromString('--expose-gc')
globalThis.gc ??= runInNewContext('gc')

const figures: Figure[] = []
if (!values.reuse || !existsSync(snapshotFile)) figures.push(...build())

const sample = querySample(jobs, SEED)
const fresh = firstSlice(SEED + 1_000_000).map((document, at) => ({
  ...document,
  id: at % 2 === 0 ? jobs + document.id : document.id,
}))

const before = residentBytes()
let index = new JobIndex({ ...settings, concepts: dictionaryOf([]) })
const { clock: loading } = timed(() => {
  const loaded = JobIndex.load(readFileSync(snapshotFile), settings)
  if (loaded === null) throw new Error(`${snapshotFile} is of another version of the index: delete it`)
  index = loaded.index
})
figures.push(figure('start from the snapshot, s', (loading / 1000).toFixed(2), '3 s', loading / 3000))

// The garbage collector marks objects that only a stack holds at the end, with everything stopped: a pause that no site
// has, since a module holds its index.
Object.assign(globalThis, { measured: [index, sample, fresh] })

const count = Number(values.queries)
const slowest = Number(values.slowest)
figures.push(...measureSearches(index, sample, { everywhere: false, count, slowest }))
figures.push(...measureSearches(index, sample, { everywhere: true, count: count / 4, slowest }))
const bytes = (residentBytes() - before) / index.size
figures.push(figure('bytes a job, resident, after all these searches', bytes.toFixed(0), '600', bytes / 600))
figures.push(...measureWriting(index, fresh, sample, Number(values.seconds)))
figures.push(
  ...(await measureRebuilding(index, sample, { jobs, seed: SEED, seconds: Number(values.seconds) })),
)
const comparisons: Comparison[] = []
for (const size of values.compare.split(',').filter(Boolean).map(Number)) {
  comparisons.push(await compare(size, COMPARED_QUERIES, SEED))
}
figures.push(...comparisons.flatMap(comparisonFigures))
if (values.plot) writeFileSync(values.plot, plot(figures, comparisons))

console.log(`${index.size} jobs; Node ${process.version}; ${cpus().length} cores\n`)
printTable(figures)

function build(): Figure[] {
  const index = new JobIndex(settings)
  const pauses: number[] = []
  let generating = performance.now()
  let building = 0
  for (const documents of documentSlices(jobs, SEED)) {
    const begun = performance.now()
    index.apply({ upserts: documents, removals: [] })
    while (timedMerge(index, pauses));
    building += performance.now() - begun
    if (index.size % 100_000 < documents.length) console.error(`${index.size} jobs`)
  }
  generating = performance.now() - generating - building
  let size = 0
  const { clock: saving } = timed(() => {
    const file = openSync(snapshotFile, 'w')
    for (const chunk of index.save('')) {
      for (let from = 0; from < chunk.length; ) from += writeSync(file, chunk, from)
      size += chunk.length
    }
  })
  return [
    figure('generating the corpus, s', (generating / 1000).toFixed(0)),
    figure('building the index, s', (building / 1000).toFixed(0)),
    figure(
      'a slice of merging while building, ms: p50 / p95 / p99 / max',
      spreadText(spreadOf(pauses)),
      '20 ms at most',
      Math.max(0, spreadOf(pauses).max) / 20,
    ),
    figure('saving the snapshot, s', (saving / 1000).toFixed(1)),
    figure('snapshot, bytes a job', (size / jobs).toFixed(0)),
  ]
}

function timedMerge(index: JobIndex, pauses: number[]): boolean {
  let more = false
  pauses.push(
    timed(() => {
      more = index.merge()
    }).cpu,
  )
  return more
}
