/**
 * Which documents of a segment pay within a range. People choose from a short list of ranges, so the result for one is
 * cached for the next query.
 */
import { type DocumentBits, noBits } from '../storage/document-bits.ts'
import type { Segment, SegmentColumns } from '../storage/segment.ts'

/** Both ends are included; `to` null: no upper end. */
export interface PayRange {
  from: number
  to: number | null
  currency: string
}

/** Dead documents included; not to be changed. `factors`: from each currency's number to the range's. */
export function bitsOfPay(segment: Segment, range: PayRange, factors: Float64Array): DocumentBits {
  const cached = segment.cached.payBits
  const key = `${range.from} ${range.to} ${range.currency}`
  const known = cached.get(key)
  if (known !== undefined) return known
  const bits = noBits(segment.size)
  for (let word = 0; word < bits.length; word++)
    bits[word] = wordOfPay(segment.columns, word << 5, range, factors)
  cached.set(key, bits)
  return bits
}

/** The bits of thirty-two documents; a function of its own for the reason given in `count-values.ts`. */
function wordOfPay(
  { currency, payMin, payMax }: SegmentColumns,
  first: number,
  range: PayRange,
  factors: Float64Array,
): number {
  const end = Math.min(currency.length, first + 32)
  let word = 0
  for (let document = first; document < end; document++) {
    const code = currency[document] ?? 0
    if (code === 0) continue
    const factor = factors[code] ?? Number.NaN
    if (payOverlaps(range, payMin[document] ?? 0, payMax[document] ?? 0, factor))
      word |= 1 << (document - first)
  }
  return word
}

/** Returns whether a document pays within the range; false if it states no pay. */
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
