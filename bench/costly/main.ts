/**
 * node bench/costly/main.ts: searches for the requests that take the most time of one thread; README.md has the
 * results.
 */
import { parseArgs } from 'node:util'
import { skillConcepts } from '#config/skills/skills.ts'
import { taxonomyConcepts } from '#config/taxonomy/taxonomy.ts'
import { createNameIndex } from '#features/companies/server/name-index.ts'
import { searchJobs, suggestCombined, suggestJobTitles, suggestLocations } from '#features/search/contract.ts'
import { buildQuery } from '#features/search/server/build-query.ts'
import { indexSettings } from '#features/search/server/index-settings.ts'
import { locationsBeginningWith } from '#features/search/server/locations-by-prefix.ts'
import { siteNames } from '#features/search/server/site-names.ts'
import { JobIndex } from '#job-index/job-index.ts'
import { TitleSuggester } from '#job-index/title-suggester.ts'
import { personOf } from '#platform/search/person-of.ts'
import { createRandom } from '../../demo/random.ts'
import { timed } from '../measure.ts'
import { firstSlice } from '../postings.ts'
import { costlyFields, costlyTexts, PLACE_TEXTS, type Words } from './inputs.ts'

const { values } = parseArgs({
  options: {
    jobs: { type: 'string', default: '20000' },
    /** Draws of each kind of input. */
    draws: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
  },
})

const settings = indexSettings()
const documents = firstSlice(Number(values.seed), Number(values.jobs))
const index = new JobIndex(settings)
index.apply({ upserts: documents, removals: [] })
const titles = new TitleSuggester(siteNames().titles, (id) => index.liveJobs('title', id))
const names = createNameIndex()
for (const [at, name] of [...new Set(documents.map(({ companyName }) => companyName))].entries())
  names.set(at, [name])

const random = createRandom(Number(values.seed), 'costly')
const words: Words = {
  posted: documents.flatMap(({ texts }) => texts.flatMap(({ title }) => title.toLowerCase().split(/\s+/))),
  labels: [...taxonomyConcepts(), ...skillConcepts()].flatMap(({ labels }) => labels.map(({ text }) => text)),
  companies: [...new Set(documents.map(({ companyName }) => companyName))],
  ids: (facet) => documents.flatMap(({ values }) => (values[facet] ?? []).map(Number)),
}
const VIEWER = { role: 'visitor', language: 'en', country: null, address: '' } as const
const person = await personOf([], VIEWER)
const now = Date.now() / 1000

interface Cost {
  call: string
  kind: string
  milliseconds: number
  request: string
}

const costs: Cost[] = []

/** The minimum of three: the time of other processes and of the garbage collector is not the request's. */
function measure(call: string, kind: string, request: unknown, work: () => void): void {
  const milliseconds = Math.min(...[1, 2, 3].map(() => timed(work).cpu))
  costs.push({ call, kind, milliseconds, request: JSON.stringify(request).slice(0, 160) })
}

function search(kind: string, fields: Readonly<Record<string, unknown>>): void {
  const parsed = searchJobs.request.safeParse(fields)
  if (!parsed.success) throw new Error(`${kind} is no request that the site takes: ${parsed.error.message}`)
  measure('search', kind, fields, () => index.search(buildQuery(parsed.data, VIEWER, { now, person })))
}

for (let draw = 0; draw < Number(values.draws); draw++) {
  for (const [kind, text] of costlyTexts(random, words)) {
    const { query } = suggestJobTitles.request.parse({ query: text })
    measure('titles', kind, query, () => titles.suggest(query, 'en', 20))
    measure('companies', kind, query, () => names.find(query))
    const few = suggestCombined.request.parse({ query: text, size: 20 })
    search(kind, { query: few.query })
  }
  for (const [kind, fields] of costlyFields(random, words)) search(kind, fields)
  for (const [kind, text] of PLACE_TEXTS) {
    const { query } = suggestLocations.request.parse({ query: text })
    measure('places', kind, query, () => locationsBeginningWith(query, 'PH', 20))
  }
}

const ofKind = Map.groupBy(costs, ({ call, kind }) => `${call}: ${kind}`)
const worst = [...ofKind].map(([name, all]) => {
  const sorted = all.toSorted((a, b) => b.milliseconds - a.milliseconds)
  return { name, most: sorted[0], median: sorted[Math.floor(sorted.length / 2)] }
})
worst.sort((a, b) => (b.most?.milliseconds ?? 0) - (a.most?.milliseconds ?? 0))
console.log(`${index.size} jobs; the kinds of request that cost the most, in milliseconds of one thread\n`)
for (const { name, most, median } of worst.slice(0, 25)) {
  const figures = [most, median].map((cost) => (cost?.milliseconds ?? 0).toFixed(2).padStart(8)).join(' ')
  console.log(`${figures}  ${name.padEnd(50)} ${most?.request}`)
}
