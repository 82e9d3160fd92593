/**
 * Counts pay bands: a job counts in every band that its pay overlaps. As with values, the counts of a whole scope are
 * cached, and a query without text counts only the smaller set: the documents that pass, or those that don't.
 */

import type { Scope } from '../storage/cached-sets.ts'
import { type DocumentBits, documentsIn } from '../storage/document-bits.ts'
import type { Segment } from '../storage/segment.ts'
import { isMost, leftOut } from './counted-from-scope.ts'
import type { ActiveFilter } from './filters.ts'
import { type Bands, payClasses } from './pay-classes.ts'
import { scratchNumbers } from './scratch.ts'
import type { Selection } from './select.ts'

export class PayCounter {
  /** By band. */
  readonly counts: number[]
  private readonly bands: Bands

  constructor(bands: Bands) {
    this.bands = bands
    this.counts = bands.list.map(() => 0)
  }

  count(segment: Segment, selection: Selection, filters: readonly ActiveFilter[]): void {
    if (this.counts.length === 0) return
    const own = filters.findIndex(({ name }) => name === 'pay')
    if (selection.bits !== null) {
      this.countBits(segment, selection.bits.scopeBut(own), selection.bits.passingBut(own))
      return
    }
    this.add(this.of(segment, selection.hits(selection.total).documents), 1)
    if (own >= 0) this.add(this.of(segment, selection.excluded(own)), 1)
  }

  private countBits(segment: Segment, scope: Scope, passing: DocumentBits): void {
    if (!isMost(scope, passing)) {
      this.add(this.ofBits(segment, passing), 1)
      return
    }
    this.add(this.ofScope(segment, scope), 1)
    this.add(this.ofBits(segment, leftOut(scope, passing)), -1)
  }

  private add(counts: Uint32Array, sign: 1 | -1): void {
    for (const [band, count] of counts.entries()) this.counts[band] = (this.counts[band] ?? 0) + sign * count
  }

  private ofScope(segment: Segment, scope: Scope): Uint32Array {
    const { key } = this.bands
    const counts = scope.payCounts.get(key) ?? this.ofBits(segment, scope.documents)
    scope.payCounts.set(key, counts)
    return counts
  }

  private ofBits(segment: Segment, bits: DocumentBits): Uint32Array {
    return this.of(segment, documentsIn(bits, segment.size, scratchNumbers))
  }

  private of(segment: Segment, documents: Uint32Array): Uint32Array {
    const counts = new Uint32Array(this.counts.length)
    if (documents.length === 0) return counts
    const { classOf, bandsOf } = payClasses(segment, this.bands)
    const jobs = new Uint32Array(bandsOf.length)
    for (let index = 0; index < documents.length; index++) {
      const number = classOf[documents[index] ?? 0] ?? 0
      jobs[number] = (jobs[number] ?? 0) + 1
    }
    for (const [number, bands] of bandsOf.entries()) {
      for (const band of bands) counts[band] = (counts[band] ?? 0) + (jobs[number] ?? 0)
    }
    return counts
  }
}
