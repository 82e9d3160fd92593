/**
 * Counts pay bands: a job counts in every band that its pay overlaps. As with values, the counts of a whole scope are
 * kept, and a query without text counts only the smaller of those that pass and those that don't.
 */
import { documentsIn } from '../storage/document-bits.ts'
import type { Segment } from '../storage/segment.ts'
import type { PayBand } from '../types.ts'
import type { ActiveFilter } from './filters.ts'
import type { Scope } from './scope.ts'
import type { Selection } from './select.ts'

export class PayCounter {
  readonly bands: readonly PayBand[]
  readonly counts: number[]
  private readonly key: string
  private readonly factors: Float64Array
  private readonly from: Float64Array
  private readonly to: Float64Array

  constructor({ key, list, factors }: { key: string; list: readonly PayBand[]; factors: Float64Array }) {
    this.key = key
    this.bands = list
    this.factors = factors
    this.counts = list.map(() => 0)
    this.from = Float64Array.from(list, ({ from }) => from)
    this.to = Float64Array.from(list, ({ to }) => to ?? Number.POSITIVE_INFINITY)
  }

  count(segment: Segment, selection: Selection, filters: readonly ActiveFilter[]): void {
    if (this.bands.length === 0) return
    const { total, bits } = selection
    const own = filters.findIndex(({ name }) => name === 'pay')
    const isOnlyFilter = own >= 0 && filters.length === 1
    if (bits !== null && (filters.length === 0 || isOnlyFilter)) {
      this.add(this.ofScope(segment, bits.scope), 1)
      return
    }
    if (bits !== null && bits.scope.size < 2 * total) {
      this.add(this.ofScope(segment, bits.scope), 1)
      this.add(this.of(segment, documentsIn(bits.failing())), -1)
    } else this.add(this.of(segment, selection.hits(total).documents), 1)
    if (own >= 0) this.add(this.of(segment, selection.keptAway(own)), 1)
  }

  private add(counts: Uint32Array, sign: 1 | -1): void {
    for (const [band, count] of counts.entries()) this.counts[band] = (this.counts[band] ?? 0) + sign * count
  }

  private ofScope(segment: Segment, scope: Scope): Uint32Array {
    const counts = scope.payCounts.get(this.key) ?? this.of(segment, documentsIn(scope.documents))
    scope.payCounts.set(this.key, counts)
    return counts
  }

  private of(segment: Segment, documents: Uint32Array): Uint32Array {
    const { currency, payMin, payMax } = segment.columns
    const counts = new Uint32Array(this.bands.length)
    for (let index = 0; index < documents.length; index++) {
      const document = documents[index] ?? 0
      const code = currency[document] ?? 0
      if (code > 0) this.countJob(counts, code, payMin[document] ?? 0, payMax[document] ?? 0)
    }
    return counts
  }

  private countJob(counts: Uint32Array, currency: number, min: number, max: number): void {
    const { from, to } = this
    const factor = this.factors[currency] ?? Number.NaN
    for (let band = 0; band < counts.length; band++) {
      if (max * factor >= (from[band] ?? 0) && min * factor <= (to[band] ?? 0)) {
        counts[band] = (counts[band] ?? 0) + 1
      }
    }
  }
}
