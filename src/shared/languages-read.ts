/**
 * The languages in which somebody reads postings. Each is a BCP 47 range: `zh` means every tag that begins so. A posting
 * in several languages counts as in the best of them.
 */
export interface LanguagesRead {
  /** As their own. */
  well: readonly string[]
  /** With some effort. */
  also: readonly string[]
}

/** Whether one of the ranges contains a tag, as in the basic filtering of RFC 4647. */
export function isInRanges(tag: string, ranges: readonly string[]): boolean {
  const lower = tag.toLowerCase()
  return ranges.some((range) => `${lower}-`.startsWith(`${range.toLowerCase()}-`))
}
