import type { FacetValues } from '../storage/facet-values.ts'
import type { ValueCounts } from './facet-lists.ts'

/** Counts by value that are emptied after use by what was used: there are far more values than a query meets. */
export class Sums implements ValueCounts {
  private counts = new Uint32Array(0)
  private met = new Uint32Array(0)
  private metLength = 0
  private local = new Uint32Array(0)
  private localFlags = new Uint8Array(0)

  /** All zero, for at least so many values. */
  empty(values: number): void {
    for (let index = 0; index < this.metLength; index++) this.counts[this.met[index] ?? 0] = 0
    this.metLength = 0
    if (values <= this.counts.length) return
    this.counts = new Uint32Array(values * 2)
    this.met = new Uint32Array(values * 2)
  }

  add(value: number, count: number): void {
    const before = this.counts[value] ?? 0
    if (before === 0) this.met[this.metLength++] = value
    this.counts[value] = before + count
  }

  addAll(values: Uint32Array, counts: Uint32Array): void {
    for (let place = 0; place < values.length; place++) {
      const count = counts[place] ?? 0
      if (count > 0) this.add(values[place] ?? 0, count)
    }
  }

  /** Zeros; the same array every time. */
  scratch(length: number): Uint32Array {
    if (this.local.length < length) this.local = new Uint32Array(length * 2)
    return this.local.subarray(0, length).fill(0)
  }

  /** The same of bytes. */
  flags(length: number): Uint8Array {
    if (this.localFlags.length < length) this.localFlags = new Uint8Array(length * 2)
    return this.localFlags.subarray(0, length).fill(0)
  }

  countOf(value: number): number {
    return this.counts[value] ?? 0
  }

  get values(): Uint32Array {
    return this.met.subarray(0, this.metLength)
  }
}

const sumsOfValues = new WeakMap<FacetValues, Sums>()

/** Empty sums; the same every time, so one search at a time may be at work on the same values. */
export function sumsFor(facetValues: FacetValues): Sums {
  const sums = sumsOfValues.get(facetValues) ?? new Sums()
  sumsOfValues.set(facetValues, sums)
  sums.empty(facetValues.size)
  return sums
}
