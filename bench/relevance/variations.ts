/**
 * The search, whole and with one step missing. A step is removed from outside: another module replaces the one that
 * implements it, so that the index needs no switches that only a measurement would use. For each variation all of the
 * index's modules are loaded once more, under URLs that name the variation.
 */
import { registerHooks } from 'node:module'
import { JOB_FACETS } from '#config/job-filter-details.ts'
import { skillConcepts } from '#config/skills/skills.ts'
import { taxonomyConcepts } from '#config/taxonomy/taxonomy.ts'
import type { JobIndex } from '#job-index/job-index.ts'
import type { JobDocument } from '#job-index/types.ts'

export const VARIATIONS = ['full', 'meaning', 'stemming', 'concepts', 'typos', 'weights'] as const

/** Steps of the ranking, measured by `ranking/main.ts`. */
export const RANKING_STEPS = ['language', 'freshness', 'pay', 'variety'] as const

export type Variation = (typeof VARIATIONS)[number]

/** What the tables call a search without a step. */
export const WITHOUT: Readonly<Record<Variation, string>> = {
  full: 'everything on',
  meaning: 'no meaning',
  stemming: 'no stemming',
  concepts: 'no concepts',
  typos: 'no typo tolerance',
  weights: 'equal weights',
}

/** An index of these postings in which only the variation's step is missing. `now` in epoch seconds. */
export async function indexWithout(
  variation: Variation | (typeof RANKING_STEPS)[number],
  documents: readonly JobDocument[],
  now: number,
): Promise<JobIndex> {
  const index = (await emptyIndexes(variation, now))()
  index.apply({ upserts: documents, removals: [] })
  while (index.merge());
  return index
}

/** Makes empty indexes of one kind: the names are read once for all of them. */
export async function emptyIndexes(
  variation: Variation | (typeof RANKING_STEPS)[number],
  now: number,
): Promise<() => JobIndex> {
  const loaded: typeof import('#job-index/job-index.ts') = await import(`${ENTRANCE}?without=${variation}`)
  const builder: typeof import('#job-index/build-dictionary.ts') = await import(
    `${JOB_INDEX}build-dictionary.ts?without=${variation}`
  )
  const vectors: typeof import('#job-index/meaning/shipped-vectors.ts') = await import(
    `${JOB_INDEX}meaning/shipped-vectors.ts?without=${variation}`
  )
  const concepts = variation === 'concepts' ? [] : [...taxonomyConcepts(), ...skillConcepts()]
  const settings = {
    facets: JOB_FACETS,
    concepts: builder.dictionaryOf(concepts),
    meaning: vectors.meaningOf(concepts),
    payBands: {},
    currencyRates: {},
    now: () => now,
  }
  return () => new loaded.JobIndex(settings)
}

const JOB_INDEX = new URL('../../src/job-index/', import.meta.url).href
const ENTRANCE = `${JOB_INDEX}job-index.ts`

/** The replacement of each module. */
const STAND_INS = new Map([
  [`${JOB_INDEX}meaning/text-vectors.ts?meaning`, new URL('./without/no-meaning.ts', import.meta.url).href],
  [`${JOB_INDEX}text/stem.ts?stemming`, new URL('./without/no-stemming.ts', import.meta.url).href],
  [`${JOB_INDEX}text/edit-distance.ts?typos`, new URL('./without/no-typos.ts', import.meta.url).href],
  [`${JOB_INDEX}query/scoring.ts?weights`, new URL('./without/equal-weights.ts', import.meta.url).href],
  [`${JOB_INDEX}query/scoring.ts?language`, new URL('./without/no-language.ts', import.meta.url).href],
  [`${JOB_INDEX}query/scoring.ts?freshness`, new URL('./without/no-freshness.ts', import.meta.url).href],
  [`${JOB_INDEX}query/scoring.ts?pay`, new URL('./without/no-stated-pay.ts', import.meta.url).href],
  [`${JOB_INDEX}query/scoring.ts?variety`, new URL('./without/no-variety.ts', import.meta.url).href],
])

registerHooks({
  resolve(specifier, context, nextResolve) {
    const resolved = nextResolve(specifier, context)
    const variation = context.parentURL && new URL(context.parentURL).searchParams.get('without')
    if (!variation || !resolved.url.startsWith(JOB_INDEX)) return resolved
    const standIn = STAND_INS.get(`${resolved.url}?${variation}`)
    return { ...resolved, url: standIn ?? `${resolved.url}?without=${variation}` }
  },
})
