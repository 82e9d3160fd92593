/**
 * A second, smaller index on the core of the job index. Its records have facets and no text, and are few enough to look
 * at one by one. The same parts number, sum and list the values of its facets. It has no segments, no posting lists and
 * no words: these only pay off for millions of postings.
 */
import { lookUp } from '#shared/look-up.ts'
import { type FacetLists, facetLists } from './query/facet-lists.ts'
import { emptySums, type Sums } from './query/value-sums.ts'
import { FacetSchema } from './storage/facet-schema.ts'
import { FacetValues, ordinalOf } from './storage/facet-values.ts'
import type { FacetDeclaration, FacetIds } from './types.ts'

export interface FacetedRecord {
  /** The numbers of its values by the place of a facet, as `numbersOf` returned them. */
  values: RecordValues
}

export type RecordValues = readonly (readonly number[])[]

/** A filter beside the facets, such as by name. `position`: of the record in the list. */
export interface RecordTest<Some> {
  name: string
  passes(record: Some, position: number): boolean
}

export interface RecordsFound {
  /** Positions of the records that pass everything. */
  positions: readonly number[]
  /** How many there are by value of each facet, under all other filters; see `JobFacets`. */
  counts: FacetLists
  /** By the name of a filter: how many more records there would be without it; only filters that alone exclude some. */
  without: ReadonlyMap<string, number>
}

export class RecordIndex<Facet extends string> {
  private readonly facetValues: FacetValues
  private readonly lists = new Map<number, readonly number[]>()

  constructor(facets: Readonly<Record<Facet, FacetDeclaration>>) {
    this.facetValues = new FacetValues(new FacetSchema(facets))
  }

  /** The numbers of a record's values. Unknown ids (0, "") get none. */
  numbersOf(ids: FacetIds<Facet>): RecordValues {
    return this.facetValues.schema.facets.map((facet) => {
      const known = (lookUp<readonly (number | string)[]>(ids, facet) ?? []).filter(
        (id) => id !== 0 && id !== '',
      )
      const [first, ...others] = new Set(known.map((id) => this.facetValues.add(facet, id)))
      if (first === undefined) return NO_VALUES
      return others.length === 0 ? this.alone(first) : [first, ...others]
    })
  }

  /** The list of one value. Most records have one value of a facet, so they share its list. */
  private alone(value: number): readonly number[] {
    const list = this.lists.get(value) ?? [value]
    this.lists.set(value, list)
    return list
  }

  /** `records`: an undefined entry is a deleted record. At most thirty filters may be active at once. */
  find<Some extends FacetedRecord>(
    records: readonly (Some | undefined)[],
    chosen: FacetIds<Facet>,
    tests: readonly RecordTest<Some>[],
  ): RecordsFound {
    const { facetValues } = this
    const filters = activeFilters(chosen, tests.length, facetValues)
    const counter = new RecordCounter(tests, filters, emptySums(facetValues.schema))
    for (let position = 0; position < records.length; position++) {
      const record = records[position]
      if (record !== undefined) counter.look(record, position)
    }
    return {
      positions: counter.positions,
      counts: facetLists((place) => counter.sums.ofFacet(place), facetValues, { values: chosen }),
      without: counter.without(),
    }
  }
}

const NO_VALUES: readonly number[] = []

interface ActiveFacet {
  name: string
  place: number
  /** A power of two; the tests have the lower ones. */
  bit: number
  /** By ordinal: 1 for each value that passes. */
  passes: Uint8Array
}

function activeFilters(chosen: FacetIds<string>, tests: number, facetValues: FacetValues): ActiveFacet[] {
  const active: ActiveFacet[] = []
  for (const [place, name] of facetValues.schema.facets.entries()) {
    const ids = lookUp(chosen, name) ?? []
    if (ids.length === 0) continue
    const passes = new Uint8Array(facetValues.idsOf(name).length)
    for (const id of ids) {
      const value = facetValues.numberOf(name, id)
      if (value >= 0) passes[ordinalOf(value)] = 1
    }
    active.push({ name, place, bit: 2 ** (tests + active.length), passes })
  }
  return active
}

/**
 * A record that passes every filter counts for all its values. A record that a single filter excludes counts for its
 * values of that filter alone.
 */
class RecordCounter<Some extends FacetedRecord> {
  readonly positions: number[] = []
  readonly sums: Sums
  private readonly tests: readonly RecordTest<Some>[]
  private readonly filters: readonly ActiveFacet[]
  /** By test and filter: how many records it alone excludes. */
  private readonly excluded: number[]

  constructor(tests: readonly RecordTest<Some>[], filters: readonly ActiveFacet[], sums: Sums) {
    this.tests = tests
    this.filters = filters
    this.sums = sums
    this.excluded = [...tests, ...filters].map(() => 0)
  }

  look(record: Some, position: number): void {
    const missing = this.missing(record, position)
    if (missing === 0) {
      this.positions.push(position)
      for (let place = 0; place < record.values.length; place++) this.count(record.values[place] ?? NO_VALUES)
    } else if ((missing & (missing - 1)) === 0) {
      const index = 31 - Math.clz32(missing)
      this.excluded[index] = (this.excluded[index] ?? 0) + 1
      const filter = this.filters[index - this.tests.length]
      if (filter !== undefined) this.count(record.values[filter.place] ?? NO_VALUES)
    }
  }

  without(): ReadonlyMap<string, number> {
    const names = [...this.tests, ...this.filters].map(({ name }) => name)
    return new Map(
      names.flatMap((name, index) => (this.excluded[index] ? [[name, this.excluded[index]]] : [])),
    )
  }

  /** The bits of the tests and filters that exclude a record; it stops at the second. */
  private missing(record: Some, position: number): number {
    let bits = 0
    for (let index = 0; index < this.tests.length; index++) {
      if (this.tests[index]?.passes(record, position)) continue
      if (bits !== 0) return bits | (1 << index)
      bits = 1 << index
    }
    for (let index = 0; index < this.filters.length; index++) {
      const filter = this.filters[index]
      if (filter === undefined || hasPassing(record, filter)) continue
      if (bits !== 0) return bits | filter.bit
      bits = filter.bit
    }
    return bits
  }

  private count(values: readonly number[]): void {
    for (let index = 0; index < values.length; index++) this.sums.add(values[index] ?? 0, 1)
  }
}

function hasPassing(record: FacetedRecord, { place, passes }: ActiveFacet): boolean {
  const values = record.values[place] ?? NO_VALUES
  for (let index = 0; index < values.length; index++) {
    if (passes[ordinalOf(values[index] ?? 0)] === 1) return true
  }
  return false
}
