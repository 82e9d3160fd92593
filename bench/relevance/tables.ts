import type { Measured, Scope } from './measure.ts'
import { type Figures, mean } from './metrics.ts'
import { VARIATIONS, type Variation } from './variations.ts'

const STEPS = ['no stemming', 'no concepts', 'no typo tolerance', 'equal weights']

export type Results = Readonly<Record<Variation, readonly Measured[]>>

/**
 * A Markdown table of one figure: a line per group of queries and one for all of them, which is the mean of the groups;
 * how many queries count, the figure of the whole search, and what it loses without each step.
 */
export function table(
  title: string,
  results: Results,
  scope: Scope,
  figure: keyof Figures,
  groupOf: (measured: Measured) => string,
): string {
  const groups = Object.keys(Object.groupBy(results.full, groupOf))
  const of = (variation: Variation, group: string) => figuresOf(results[variation], scope, group, groupOf)
  const lines = groups.map((group) => ({
    name: group,
    count: of('full', group).length,
    values: VARIATIONS.map((variation) => mean(of(variation, group))[figure]),
  }))
  const judged = lines.filter(({ count }) => count > 0)
  const all = {
    name: 'all',
    count: judged.reduce((sum, { count }) => sum + count, 0),
    values: VARIATIONS.map((_, at) =>
      judged.reduce((sum, { values }) => sum + (values[at] ?? 0) / judged.length, 0),
    ),
  }
  return [
    `| ${title} | queries | everything on | ${STEPS.join(' | ')} |`,
    `| --- | ---: | ---: | ${STEPS.map(() => '---:').join(' | ')} |`,
    ...[...judged, all].map(({ name, count, values: [full = 0, ...others] }) =>
      cells(name, String(count), full.toFixed(3), ...others.map((value) => signed(value - full))),
    ),
  ].join('\n')
}

/** The queries that find least of what is meant in the whole world, and what they find instead. */
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

function figuresOf(
  measured: readonly Measured[],
  scope: Scope,
  group: string,
  groupOf: (measured: Measured) => string,
): Figures[] {
  return measured.filter((one) => groupOf(one) === group).flatMap(({ figures }) => figures[scope] ?? [])
}

const signed = (difference: number): string =>
  Math.abs(difference) < 0.0005 ? '0' : `${difference > 0 ? '+' : '−'}${Math.abs(difference).toFixed(3)}`

const cells = (...texts: string[]): string => `| ${texts.join(' | ')} |`
