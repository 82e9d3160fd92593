/** Ids of `config/lists` (xp_lvls). */
export const NONE_NEEDED = 1
export const UNDER_ONE_YEAR = 2
const ONE_TO_THREE = 3
const THREE_TO_FIVE = 4
const FIVE_TO_TEN = 5
const TEN_AND_MORE = 6

/** The level that requires at least so many years, more than none. */
export function levelOfYears(least: number): number {
  if (least < 1) return UNDER_ONE_YEAR
  if (least < 3) return ONE_TO_THREE
  if (least < 5) return THREE_TO_FIVE
  return least < 10 ? FIVE_TO_TEN : TEN_AND_MORE
}
