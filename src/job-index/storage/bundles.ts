/**
 * Most values of a posting come with others: with the company its industry, size and verification, with the title its
 * functions and category. So a posting does not list all its values. Facets that go together form a group, and a
 * distinct set of values of one group within a segment is a bundle. A posting lists one bundle of each group, and only
 * the values without a group, its skills, one by one: seven numbers instead of seventeen. Counting counts bundles, and
 * each bundle adds its count to its values once, at the end.
 *
 * A bundle has an entry, as a value has: entries below the number of the segment's values are their places, those from
 * there on are bundles, group by group.
 */
import type { FacetSchema } from './facet-schema.ts'
import { dimensionPlaceOf } from './facet-values.ts'
import { growUint32 } from './growth.ts'
import { emptyRuns, type ValueRuns } from './value-runs.ts'

export interface Bundles {
  schema: FacetSchema
  /** The entry of the first bundle: the number of the segment's values. */
  first: number
  /** By group the number of its first bundle; one more at the end. */
  groupStart: Uint32Array
  /** Bundle n has the values `values[start[n]]` up to `values[start[n + 1]]`, given as places. */
  start: Uint32Array
  values: ValueRuns
}

/** The number of entries: values and bundles. */
export function entryCount({ first, start }: Bundles): number {
  return first + start.length - 1
}

/** The entries of a group's bundles: from the first to before the last. */
export function entriesOfGroup({ first, groupStart }: Bundles, group: number): { from: number; to: number } {
  return { from: first + (groupStart[group] ?? 0), to: first + (groupStart[group + 1] ?? 0) }
}

/** Splits a posting's values: those of each group, and the others. */
export function byGroup(
  values: Iterable<number>,
  schema: FacetSchema,
): { groups: number[][]; others: number[] } {
  const groups = Array.from({ length: schema.groupCount }, (): number[] => [])
  const others: number[] = []
  for (const value of values) (groups[schema.groupOf(dimensionPlaceOf(value))] ?? others).push(value)
  return { groups, others }
}

/** The bundles of a group, one after another. */
interface Collected {
  numbers: Map<string, number>
  /** Where each bundle's values start; one more at the end. */
  start: Uint32Array<ArrayBuffer>
  values: Uint32Array<ArrayBuffer>
}

/** Numbers distinct bundles in order of appearance, group by group. */
export class BundleCollector {
  private readonly schema: FacetSchema
  private readonly groups: readonly Collected[]

  constructor(schema: FacetSchema) {
    this.schema = schema
    this.groups = Array.from({ length: schema.groupCount }, () => ({
      numbers: new Map(),
      start: new Uint32Array(64),
      values: new Uint32Array(256),
    }))
  }

  /** The number of the bundle within its group. */
  add(group: number, values: Uint32Array): number {
    const collected = this.groups[group]
    if (collected === undefined) return 0
    const key = values.join()
    const known = collected.numbers.get(key)
    if (known !== undefined) return known
    const number = collected.numbers.size
    const from = collected.start[number] ?? 0
    collected.numbers.set(key, number)
    collected.start = growUint32(collected.start, number + 2)
    collected.start[number + 1] = from + values.length
    collected.values = growUint32(collected.values, from + values.length)
    collected.values.set(values, from)
    return number
  }

  /** `places`: the number of the segment's values; `placeOf`: the place of an added value. */
  finish(places: number, placeOf: (value: number) => number): Bundles {
    const counts = this.groups.map(({ numbers }) => numbers.size)
    const lengths = this.groups.map(({ start, numbers }) => start[numbers.size] ?? 0)
    const groupStart = new Uint32Array(this.groups.length + 1)
    const start = new Uint32Array(sum(counts) + 1)
    const values = emptyRuns(sum(lengths), places)
    let at = 0
    for (const [group, collected] of this.groups.entries()) {
      const first = groupStart[group] ?? 0
      const count = counts[group] ?? 0
      const length = lengths[group] ?? 0
      for (let number = 0; number < count; number++) {
        start[first + number + 1] = at + (collected.start[number + 1] ?? 0)
      }
      for (let index = 0; index < length; index++) values[at + index] = placeOf(collected.values[index] ?? 0)
      groupStart[group + 1] = first + count
      at += length
    }
    return { schema: this.schema, first: places, groupStart, start, values }
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
