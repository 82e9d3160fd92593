/**
 * Which documents of a segment pay within a range. People choose from a short list of ranges, so what was worked out for
 * one is kept for the next who asks.
 */
import { type DocumentBits, noBits, setBit } from '../storage/document-bits.ts'
import type { Segment } from '../storage/segment.ts'

/** Both ends belong to it; `to` null has no upper end. */
export interface PayRange {
  from: number
  to: number | null
  currency: string
}

/** Dead documents included; not to be changed. `factors`: from each currency's number to the range's. */
export function bitsOfPay(segment: Segment, range: PayRange, factors: Float64Array): DocumentBits {
  const kept = segment.kept.payBits
  const key = `${range.from} ${range.to} ${range.currency}`
  const known = kept.get(key)
  if (known !== undefined) return known
  const bits = noBits(segment.size)
  const passes = payTest(segment, range, factors)
  for (let document = 0; document < segment.size; document++) if (passes(document)) setBit(bits, document)
  kept.set(key, bits)
  return bits
}

/** Says of a document whether it pays within the range; false where it states no pay. */
export function payTest(
  { columns: { currency, payMin, payMax } }: Segment,
  range: PayRange,
  factors: Float64Array,
): (document: number) => boolean {
  return (document) => {
    const code = currency[document] ?? 0
    if (code === 0) return false
    return payOverlaps(range, payMin[document] ?? 0, payMax[document] ?? 0, factors[code] ?? Number.NaN)
  }
}

/** Whether a job's monthly pay, converted, overlaps a range. */
export function payOverlaps(
  range: Pick<PayRange, 'from' | 'to'>,
  min: number,
  max: number,
  factor: number,
): boolean {
  return max * factor >= range.from && (range.to === null || min * factor <= range.to)
}
