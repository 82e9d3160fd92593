import type { Match } from './title-names.ts'

/** The search for names in a title. */
export interface Search {
  languages: readonly string[]
  /** The posting's language; names in another language need more evidence. */
  own: string | null
  isOneSegment: boolean
  /** The whole title. */
  whole: string
  /** Whether to accept names that are so general that words for a field say more. */
  isGeneral: boolean
}

/** A name that was found, and how much of the title it covers. */
export interface Found {
  match: Match
  length: number
}

export const longest = (found: readonly (Found | null)[]): Match | null => longestFound(found)?.match ?? null

/** The longest; of several with the same length, the first. */
export function longestFound(found: readonly (Found | null)[]): Found | null {
  const [first, ...rest] = found.filter((one) => one !== null)
  return first ? rest.reduce((best, other) => (other.length > best.length ? other : best), first) : null
}

/** The Latin parts of a text in another script. */
export const latinOf = (text: string): string => text.replace(/[^\x20-\x7e]+/g, ' ')

/** Whether a part begins or ends within a word of Latin letters and digits: 'SA' in 'SA200'. */
export function isWithinLatin(text: string, start: number, length: number): boolean {
  const end = start + length
  const isLatin = (at: number) => LATIN.test(text[at] ?? '')
  return (isLatin(start) && isLatin(start - 1)) || (isLatin(end - 1) && isLatin(end))
}

const LATIN = /[a-z\d]/
