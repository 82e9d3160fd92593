/** What is rare in postings: a mistake, or a right word that few people write. */
import { analyse } from '../text/analyse.ts'
import type { KnownTerms } from './known-terms.ts'

/** As many postings may have the same mistake. The more words an index has, the more often it has each mistake. */
export const rare = ({ size }: KnownTerms): number => size / 20_000

/**
 * Whether characters are so rare that a name was meant: beside the characters of the name or, in a language with few
 * postings, beside all postings with its concept.
 */
export function isRarer(
  typed: string,
  { meant, postings }: { meant: string; postings: number },
  known: KnownTerms,
): boolean {
  const frequency = rarestPair(typed, known)
  return frequency * MUCH_MORE <= rarestPair(meant, known) || frequency * MUCH_MORE_IN_ALL <= postings
}

const MUCH_MORE = 30
const MUCH_MORE_IN_ALL = 100

const rarestPair = (text: string, known: KnownTerms): number =>
  Math.min(...analyse(text, '').map(({ word }) => known.frequency(word)))
