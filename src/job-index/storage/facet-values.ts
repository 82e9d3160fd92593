/**
 * Everything a posting can be filtered or counted by is a value: "job type 3", "company 812", "language ja",
 * "urgent". All values of all facets share one numbering, so that a posting's values are one short list of
 * numbers, counting all facets is one loop over that list, and filtering uses the same posting lists as words
 * do.
 */

import { growUint8 } from './growth.ts'

/** Counted facets, in the order of `JobFacets`; then what only scopes a query. */
export const FACETS = [
  'locationIds',
  'companyIds',
  'titleIds',
  'functionIds',
  'mainFunctionIds',
  'categoryIds',
  'skillIds',
  'jobTypeIds',
  'levelIds',
  'degreeIds',
  'arrangements',
  'industryIds',
  'companySizeIds',
  'languages',
  'verifiedCompany',
  'urgent',
  'web3',
] as const

/** Where a posting counts: its own country or one it is open to, everywhere, or everywhere but there. */
export const SCOPES = ['in', 'anywhere', 'notIn'] as const

export type Facet = (typeof FACETS)[number]
export type Dimension = Facet | (typeof SCOPES)[number]

/** In an order that snapshots rely on. */
export const DIMENSIONS: readonly Dimension[] = [...FACETS, ...SCOPES]

export class FacetValues {
  private readonly numbers = new Map<Dimension, Map<number | string, number>>()
  /** By number: the dimension's place in `DIMENSIONS`. */
  private dimensions: Uint8Array<ArrayBuffer> = new Uint8Array(256)
  private readonly ids: (number | string)[] = []

  get size(): number {
    return this.ids.length
  }

  /** The value's number, or -1 where no posting ever had it. */
  numberOf(dimension: Dimension, id: number | string): number {
    return this.numbers.get(dimension)?.get(id) ?? -1
  }

  add(dimension: Dimension, id: number | string): number {
    let ofDimension = this.numbers.get(dimension)
    if (ofDimension === undefined) {
      ofDimension = new Map()
      this.numbers.set(dimension, ofDimension)
    }
    const known = ofDimension.get(id)
    if (known !== undefined) return known
    const number = this.ids.length
    ofDimension.set(id, number)
    this.ids.push(id)
    this.dimensions = growUint8(this.dimensions, this.ids.length)
    this.dimensions[number] = DIMENSIONS.indexOf(dimension)
    return number
  }

  /** By number, the dimension's place in `DIMENSIONS`; longer than there are values. */
  get dimensionPlaces(): Uint8Array {
    return this.dimensions
  }

  idOf(number: number): number | string {
    return this.ids[number] ?? 0
  }
}
