import { cells } from './markdown.ts'
import type { Measured, Scope } from './measure.ts'
import { type Figures, mean } from './metrics.ts'
import { VARIATIONS, type Variation, WITHOUT } from './variations.ts'

const STEPS = VARIATIONS.slice(1).map((variation) => WITHOUT[variation])

export type Results = Readonly<Record<Variation, readonly Measured[]>>

/**
 * A Markdown table of one figure: a line per group of queries and one for all of them, with the number of queries, the
 * figure of the whole search, and its loss without each step.
 */
export function table(
  title: string,
  results: Results,
  scope: Scope,
  figure: keyof Figures,
  groupOf: (measured: Measured) => string,
): string {
  const line = (name: string, belongs: (measured: Measured) => boolean) => {
    const figures = VARIATIONS.map((variation) => figuresOf(results[variation].filter(belongs), scope))
    const [full = 0, ...others] = figures.map((each) => mean(each)[figure])
    return cells(
      name,
      String(figures[0]?.length ?? 0),
      full.toFixed(3),
      ...others.map((one) => signed(one - full)),
    )
  }
  const judged = results.full.filter(({ figures }) => figures[scope] !== null)
  const groups = Object.keys(Object.groupBy(judged, groupOf))
  return [
    cells(title, 'queries', 'everything on', ...STEPS),
    cells('---', '---:', '---:', ...STEPS.map(() => '---:')),
    ...groups.map((group) => line(group, (measured) => groupOf(measured) === group)),
    line('all', () => true),
  ].join('\n')
}

/** The results of some of the queries. */
export const only = (results: Results, belongs: (measured: Measured) => boolean): Results => ({
  full: results.full.filter(belongs),
  meaning: results.meaning.filter(belongs),
  stemming: results.stemming.filter(belongs),
  concepts: results.concepts.filter(belongs),
  typos: results.typos.filter(belongs),
  weights: results.weights.filter(belongs),
})

/** The queries that find the fewest meant postings in the whole world, and their results. */
export function worstQueries(measured: readonly Measured[], count: number): string {
  return measured
    .flatMap(({ language, query, figures: { world }, found }) =>
      world ? [{ language, query, world, found }] : [],
    )
    .sort((a, b) => a.world.precision - b.world.precision)
    .slice(0, count)
    .map(({ language, query, world, found }) => {
      const first = found.slice(0, 6).map(({ title, grade }) => `${title} ${grade}`)
      return `${language} "${query.text}" (${query.kind}) ${world.precision.toFixed(2)}: ${first.join(', ') || 'nothing'}`
    })
    .join('\n')
}

const figuresOf = (measured: readonly Measured[], scope: Scope): Figures[] =>
  measured.flatMap(({ figures }) => figures[scope] ?? [])

const signed = (difference: number): string =>
  Math.abs(difference) < 0.0005 ? '0' : `${difference > 0 ? '+' : '−'}${Math.abs(difference).toFixed(3)}`
