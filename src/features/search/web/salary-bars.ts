import type { SalaryInsight } from '../contract/salary-insight.ts'

/** For each bucket: its height as a share of the highest, and whether most of it lies between the quartiles. */
export function barsOf(
  buckets: SalaryInsight['buckets'],
  { low, high }: SalaryInsight['quartiles'],
): { share: number; isMiddle: boolean }[] {
  const highest = Math.max(1, ...buckets.map(({ count }) => count))
  return buckets.map(({ from, to, count }) => {
    const middle = to === null ? from : (from + to) / 2
    return {
      share: count / highest,
      isMiddle: (middle >= low && middle <= high) || (low >= from && high < (to ?? Infinity)),
    }
  })
}

/** The position of an amount on bars of equal width, from 0 to 1; for an open bucket its middle. */
export function placeOnBars(amount: number, buckets: SalaryInsight['buckets']): number {
  const index = buckets.findIndex(({ to }) => to === null || amount < to)
  const bucket = buckets[index]
  if (bucket === undefined) return 1
  const { from, to } = bucket
  const part = to === null || from === 0 ? 0.5 : Math.max(0, (amount - from) / (to - from))
  return (index + part) / buckets.length
}

/** The quarter that contains an amount. */
export function standing(
  amount: number,
  { low, median, high }: SalaryInsight['quartiles'],
): 'lowest' | 'lower' | 'upper' | 'highest' {
  if (amount < low) return 'lowest'
  if (amount > high) return 'highest'
  return amount < median ? 'lower' : 'upper'
}
