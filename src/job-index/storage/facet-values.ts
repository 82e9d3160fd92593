/**
 * Everything that filters and counts use is a value: "job type 3", "company 812", "language ja", "urgent". All values
 * of all facets share one numbering, so that a posting's values are one short list of numbers, counting all facets is
 * one loop over that list, and filtering uses the same posting lists as words do. The values of a facet are numbered
 * together: in any ascending list of values each facet is one contiguous range.
 */
import type { FacetSchema } from './facet-schema.ts'

export class FacetValues {
  readonly schema: FacetSchema
  private readonly tables: ReadonlyMap<string, DimensionTable>

  constructor(schema: FacetSchema) {
    this.schema = schema
    this.tables = new Map(
      schema.dimensions.map((dimension, place) => [
        dimension,
        { first: place * MOST_VALUES, ids: [], numbers: new Map() },
      ]),
    )
  }

  /** The value's number, or -1 if no posting ever had it. */
  numberOf(dimension: string, id: number | string): number {
    return this.tables.get(dimension)?.numbers.get(id) ?? -1
  }

  add(dimension: string, id: number | string): number {
    const table = this.tables.get(dimension)
    const known = table?.numbers.get(id)
    if (table === undefined || known !== undefined) return known ?? -1
    const number = table.first + table.ids.length
    table.numbers.set(id, number)
    table.ids.push(id)
    return number
  }

  /** The ids of a dimension's values, in order of their numbers. */
  idsOf(dimension: string): readonly (number | string)[] {
    return this.tables.get(dimension)?.ids ?? NO_IDS
  }
}

/** The range of numbers that the values of a dimension, by its place, may have: `from` to before `to`. */
export function numbersOf(place: number): { from: number; to: number } {
  return { from: place * MOST_VALUES, to: (place + 1) * MOST_VALUES }
}

/** The place of a value's dimension. */
export function dimensionPlaceOf(value: number): number {
  return value >>> MOST_VALUES_BITS
}

/** The place of a value among those of its dimension. */
export function ordinalOf(value: number): number {
  return value & (MOST_VALUES - 1)
}

interface DimensionTable {
  /** The number of its first value. */
  first: number
  ids: (number | string)[]
  numbers: Map<number | string, number>
}

const NO_IDS: readonly number[] = []

/** For one dimension; there is room for sixty-four dimensions. */
const MOST_VALUES_BITS = 26
const MOST_VALUES = 2 ** MOST_VALUES_BITS
