/**
 * Most values of a posting come with others: with the company its industry, size and verification, with the title its
 * functions and category. So a posting does not name its values one by one. Facets that go together form a group, a
 * distinct set of values of one group within a segment is a bundle, and a posting names one bundle of each group and only
 * what belongs to no group, its skills, by itself: seven numbers instead of seventeen. Counting counts bundles, and each
 * bundle met gives its count to its values once, at the end.
 *
 * A bundle is named by an entry, as a value is: entries below the number of the segment's values are their places, those
 * from there on are bundles, group by group.
 */
import { dimensionPlaceOf, FACETS, type Facet } from './facet-values.ts'
import { emptyRuns, type ValueRuns } from './value-runs.ts'

const GROUPS: readonly (readonly Facet[])[] = [
  ['companyIds', 'industryIds', 'companySizeIds', 'verifiedCompany'],
  ['titleIds', 'functionIds', 'mainFunctionIds', 'categoryIds'],
  ['locationIds', 'languages'],
  ['jobTypeIds', 'levelIds', 'degreeIds', 'arrangements', 'urgent', 'web3'],
]

/** A posting has one bundle of each. */
export const GROUP_COUNT = GROUPS.length

/** By the place of a facet in `FACETS` that of its group, or -1. */
const GROUP_OF = Int8Array.from(FACETS, (facet) => GROUPS.findIndex((group) => group.includes(facet)))

/** The group of a facet, by its place in `FACETS`; -1 where its values are named by themselves. */
export function groupOfFacet(facet: number): number {
  return GROUP_OF[facet] ?? -1
}

export interface Bundles {
  /** The entry of the first bundle: as many as the segment has values. */
  first: number
  /** By group the number of its first bundle; one more at the end. */
  groupStart: Uint32Array
  /** Bundle n has the values `values[start[n]]` up to `values[start[n + 1]]`, given as places. */
  start: Uint32Array
  values: ValueRuns
}

/** How many entries there are: values and bundles. */
export function entryCount({ first, start }: Bundles): number {
  return first + start.length - 1
}

/** The entries of a group's bundles: from the first to before the last. */
export function entriesOfGroup({ first, groupStart }: Bundles, group: number): { from: number; to: number } {
  return { from: first + (groupStart[group] ?? 0), to: first + (groupStart[group + 1] ?? 0) }
}

/** Splits a posting's values: those of each group, and the others. */
export function byGroup(values: Iterable<number>): { groups: number[][]; others: number[] } {
  const groups = GROUPS.map((): number[] => [])
  const others: number[] = []
  for (const value of values) (groups[groupOfFacet(dimensionPlaceOf(value))] ?? others).push(value)
  return { groups, others }
}

interface Collected {
  numbers: Map<string, number>
  bundles: Uint32Array[]
}

/** Numbers distinct bundles in order of appearance, group by group. */
export class BundleCollector {
  private readonly groups = GROUPS.map((): Collected => ({ numbers: new Map(), bundles: [] }))

  /** The number of the bundle within its group. */
  add(group: number, values: Uint32Array): number {
    const collected = this.groups[group]
    if (collected === undefined) return 0
    const key = values.join()
    const known = collected.numbers.get(key)
    if (known !== undefined) return known
    const number = collected.bundles.push(values) - 1
    collected.numbers.set(key, number)
    return number
  }

  /** `places`: how many values the segment has; `placeOf`: the place of what was added. */
  finish(places: number, placeOf: (value: number) => number): Bundles {
    const all = this.groups.flatMap(({ bundles }) => bundles)
    const groupStart = new Uint32Array(GROUP_COUNT + 1)
    for (const [group, { bundles }] of this.groups.entries()) {
      groupStart[group + 1] = (groupStart[group] ?? 0) + bundles.length
    }
    const start = new Uint32Array(all.length + 1)
    for (const [number, bundle] of all.entries()) start[number + 1] = (start[number] ?? 0) + bundle.length
    const values = emptyRuns(start[all.length] ?? 0, places)
    for (const [number, bundle] of all.entries()) values.set(bundle.map(placeOf), start[number] ?? 0)
    return { first: places, groupStart, start, values }
  }
}
