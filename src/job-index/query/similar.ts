/**
 * Finds postings that are no match but near one: those with a similar meaning, whatever their words, and those with most
 * of the words. They stand after the matches of a text that has few.
 *
 * Comparing the query with every posting would take as long as all the rest of a search. Each posting is listed under
 * the few titles nearest to it (`posting-meaning.ts`), so only those are compared that share one of the titles nearest
 * to the query.
 */
import { nearTerm } from '../meaning/posting-meaning.ts'
import type { TextMeaning } from '../meaning/text-meaning.ts'
import {
  clearBit,
  type DocumentBits,
  documentsIn,
  hasBit,
  intersect,
  noBits,
  setBit,
  unite,
} from '../storage/document-bits.ts'
import type { FacetValues } from '../storage/facet-values.ts'
import { coverage } from '../storage/partition.ts'
import { placeOfKey, readPostingsAt } from '../storage/postings.ts'
import type { Segment } from '../storage/segment.ts'
import type { Vocabulary } from '../storage/vocabulary.ts'
import type { JobQuery } from '../types.ts'
import type { TextMatcher } from './match-text.ts'
import { MatchCollector, type Matches } from './matches.ts'
import { similarityScore } from './scoring.ts'
import { scratchNumbers, scratchScores } from './scratch.ts'
import { similarityIn } from './similarity.ts'
import { bitsOfValue } from './value-bits.ts'

/** The meaning of a text, as the segments need it. */
export interface Meant {
  /** Of unit length. */
  vector: Float32Array
  /** The numbers of the terms under which postings near it are listed. */
  near: readonly number[]
}

/** Null if nothing is known of the text. */
export function meantBy(text: string, meaning: TextMeaning, vocabulary: Vocabulary): Meant | null {
  const found = meaning.of([text], NEAR_TITLES)
  if (found === null) return null
  const terms = found.nearest.map(({ id }) => vocabulary.numberOf(nearTerm(id)))
  return { vector: found.vector, near: terms.filter((number) => number > 0) }
}

/** With half of them, one in thirty of those that should be found is not. */
export const NEAR_TITLES = 20

/**
 * Those of some live documents of a segment that may be near a text, without those that match it. Their scores are the
 * shares of the text's parts that they have.
 */
export function openIn(
  segment: Segment,
  matcher: TextMatcher,
  meant: Meant | null,
  among: DocumentBits,
): Matches {
  const some = matcher.most()
  const bits = candidateBits(segment, some.documents, meant)
  intersect(bits, among)
  for (const document of matcher.all().documents) clearBit(bits, document)
  const documents = documentsIn(bits, Number.POSITIVE_INFINITY, scratchNumbers)
  const scores = scratchScores(documents.length)
  let inSome = 0
  for (let index = 0; index < documents.length; index++) {
    const document = documents[index] ?? 0
    while (inSome < some.documents.length && (some.documents[inSome] ?? 0) < document) inSome++
    scores[index] = some.documents[inSome] === document ? (some.scores[inSome] ?? 0) : 0
  }
  return { documents, scores }
}

/** The first `most` of them that are at least so near, with their nearness. `least`: more than 0; `there`: see `statedIn`. */
export function nearOf(
  segment: Segment,
  open: Matches,
  meant: Meant | null,
  { least, most, there }: { least: number; most: number; there: DocumentBits | null },
): Matches {
  const near = new MatchCollector(open.documents.length)
  const similarityOf = meant === null ? () => 0 : similarityIn(segment, meant.vector)
  let left = most
  for (let index = 0; index < open.documents.length && left > 0; index++) {
    const document = open.documents[index] ?? 0
    const isThere = there === null || hasBit(there, document)
    const score = similarityScore(similarityOf(document), open.scores[index] ?? 0, isThere)
    if (score < least) continue
    near.add(document, score)
    left--
  }
  return near.finish()
}

/**
 * The documents that are in the countries of a query or say that they are open to them; null: all that it searches,
 * because it searches everywhere or asks for an arrangement, and whoever asks for remote work may mean any.
 */
export function statedIn(
  segment: Segment,
  { countries, filters: { values } }: Pick<JobQuery, 'countries' | 'filters'>,
  facetValues: FacetValues,
): DocumentBits | null {
  const asksForArrangement = (values.arrangements ?? []).length > 0
  if (countries === undefined || asksForArrangement || coverage(segment.partition, countries) === 'all')
    return null
  const there = noBits(segment.size)
  for (const country of countries) unite(there, bitsOfValue(segment, facetValues.numberOf('in', country)))
  return there
}

/** The documents whose titles mean nearly the same, dead ones included. */
export function nearBits(segment: Segment, meant: Meant, least: number): DocumentBits {
  const bits = candidateBits(segment, NONE, meant).slice()
  const similarityOf = similarityIn(segment, meant.vector)
  for (const document of documentsIn(bits, Number.POSITIVE_INFINITY, scratchNumbers)) {
    if (similarityOf(document) < least) clearBit(bits, document)
  }
  return bits
}

const NONE = new Uint32Array()

/** The documents that are compared, whether or not they live or match. `some`: those with most of the words. */
export function candidateBits(
  { size, columns: { termPostings } }: Segment,
  some: Uint32Array,
  meant: Meant | null,
): DocumentBits {
  const bits = scratchNumbers((size + 31) >>> 5).fill(0)
  for (let index = 0; index < some.length; index++) setBit(bits, some[index] ?? 0)
  for (const term of meant?.near ?? []) {
    const place = placeOfKey(termPostings, term)
    if (place < 0) continue
    const entries = readPostingsAt(termPostings, place, scratchNumbers)
    for (let index = 0; index < entries.length; index++) setBit(bits, (entries[index] ?? 0) >>> 2)
  }
  return bits
}
