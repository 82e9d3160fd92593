/**
 * Adds up the counts of all segments, by facet and by the place of a value in it. An index has far more values than a
 * query meets, so the arrays are made once, and cleared only where the last query wrote something.
 */
import type { FacetSchema } from '../storage/facet-schema.ts'
import { dimensionPlaceOf, ordinalOf } from '../storage/facet-values.ts'
import { growUint32 } from '../storage/growth.ts'
import type { Segment } from '../storage/segment.ts'
import { type Places, placesOf } from './dimension-places.ts'
import type { ValueCounts } from './facet-lists.ts'

/** Sums by value; only one search may use them at a time. */
export class Sums {
  private readonly tables: readonly FacetSums[]
  private local = new Uint32Array(0)

  constructor(schema: FacetSchema) {
    this.tables = schema.facets.map(() => new FacetSums())
  }

  /** All zero. */
  empty(): void {
    for (const table of this.tables) table.empty()
  }

  add(value: number, count: number): void {
    this.tables[dimensionPlaceOf(value)]?.add(ordinalOf(value), count)
  }

  /** The counts of a segment's values, by place. */
  addAll(segment: Segment, counts: Uint32Array): void {
    for (let facet = 0; facet < this.tables.length; facet++) this.addFacet(facet, segment, counts)
  }

  /** Those of one facet only. */
  addFacet(facet: number, segment: Segment, counts: Uint32Array): void {
    this.tables[facet]?.addStretch(segment.columns.valuePostings.keys, counts, placesOf(segment, facet))
  }

  /** Zeros; the same array every time. */
  scratch(length: number): Uint32Array {
    if (this.local.length < length) this.local = new Uint32Array(length * 2)
    return this.local.subarray(0, length).fill(0)
  }

  /** The counts of a facet, by its place. */
  ofFacet(place: number): ValueCounts {
    return this.tables[place] ?? NO_SUMS
  }
}

class FacetSums implements ValueCounts {
  private counts: Uint32Array<ArrayBuffer> = new Uint32Array(64)
  private met: Uint32Array<ArrayBuffer> = new Uint32Array(64)
  private metLength = 0

  empty(): void {
    for (let index = 0; index < this.metLength; index++) this.counts[this.met[index] ?? 0] = 0
    this.metLength = 0
  }

  add(ordinal: number, count: number): void {
    this.reserve(ordinal + 1, 1)
    const before = this.counts[ordinal] ?? 0
    if (before === 0) this.met[this.metLength++] = ordinal
    this.counts[ordinal] = before + count
  }

  addStretch(values: Uint32Array, added: Uint32Array, { from, to }: Places): void {
    if (from === to) return
    this.reserve(ordinalOf(values[to - 1] ?? 0) + 1, to - from)
    const { counts, met } = this
    let { metLength } = this
    for (let place = from; place < to; place++) {
      const count = added[place] ?? 0
      if (count === 0) continue
      const ordinal = ordinalOf(values[place] ?? 0)
      const before = counts[ordinal] ?? 0
      if (before === 0) met[metLength++] = ordinal
      counts[ordinal] = before + count
    }
    this.metLength = metLength
  }

  countOf(ordinal: number): number {
    return this.counts[ordinal] ?? 0
  }

  get counted(): Uint32Array {
    return this.met.subarray(0, this.metLength)
  }

  private reserve(values: number, newlyMet: number): void {
    this.counts = growUint32(this.counts, values)
    this.met = growUint32(this.met, this.metLength + newlyMet)
  }
}

const NO_SUMS = new FacetSums()

const sumsOf = new WeakMap<FacetSchema, Sums>()

/** The same object every time for an index: only one search may run at a time. */
export function emptySums(schema: FacetSchema): Sums {
  const sums = sumsOf.get(schema) ?? new Sums(schema)
  sumsOf.set(schema, sums)
  sums.empty()
  return sums
}
