/** What the documents of a segment are worth to a person by their wishes, which become sets of bits. */
import type { ConceptDictionary } from '../concept-dictionary.ts'
import { conceptTerm } from '../concept-terms.ts'
import type { TextMeaning } from '../meaning/text-meaning.ts'
import type { Currencies } from '../pay.ts'
import { type DocumentBits, hasBit, noBits, setBit, unite } from '../storage/document-bits.ts'
import type { FacetValues } from '../storage/facet-values.ts'
import { countPostings, type PostingLists, readPostings } from '../storage/postings.ts'
import type { Segment } from '../storage/segment.ts'
import type { Vocabulary } from '../storage/vocabulary.ts'
import { analyse } from '../text/analyse.ts'
import type { JobQuery, Wish } from '../types.ts'
import { bitsOfPay } from './pay-bits.ts'
import { scratchNumbers } from './scratch.ts'
import { meantBy, nearBits } from './similar.ts'
import { bitsOfValue } from './value-bits.ts'

export interface CompiledWish {
  worth: number
  /** Its place in the list of the query. */
  place: number
  bitsIn: (segment: Segment) => DocumentBits
}

/** List by list, the most valuable wish first. */
export type CompiledWishes = readonly (readonly CompiledWish[])[]

export interface WishTables {
  concepts: ConceptDictionary
  vocabulary: Vocabulary
  facetValues: FacetValues
  currencies: Currencies
  meaning: TextMeaning
}

export function compileWishes(
  { wishes = [], language }: Pick<JobQuery, 'wishes' | 'language'>,
  tables: WishTables,
): CompiledWishes {
  return wishes.map((list) =>
    list
      .map((wish, place) => ({ worth: wish.worth, place, bitsIn: bitsOf(wish, language, tables) }))
      .sort((a, b) => b.worth - a.worth),
  )
}

/** The most that a posting can be worth. */
export const mostWorth = (wishes: CompiledWishes): number =>
  wishes.reduce((sum, [best]) => sum + (best?.worth ?? 0), 0)

/** What wishes are worth in a segment. */
export interface MetWishes {
  /** The sum over the lists of the best wish that a document meets. */
  worth(document: number): number
  /** Of each list the place of the wish that counts; -1 for none. */
  places(document: number): number[]
  /** The documents that meet a wish of the first list, dead ones included; null without wishes. */
  first: DocumentBits | null
}

export function metIn(segment: Segment, wishes: CompiledWishes): MetWishes {
  const lists = wishes.map((list) =>
    list.map(({ worth, place, bitsIn }) => ({ worth, place, bits: bitsIn(segment) })),
  )
  const [first] = lists
  return {
    worth: (document) => {
      let worth = 0
      for (const list of lists) {
        for (const wish of list) {
          if (!hasBit(wish.bits, document)) continue
          worth += wish.worth
          break
        }
      }
      return worth
    },
    places: (document) => lists.map((list) => list.find(({ bits }) => hasBit(bits, document))?.place ?? -1),
    first: first === undefined ? null : united(segment, first),
  }
}

function united({ size }: Segment, wishes: readonly { bits: DocumentBits }[]): DocumentBits {
  const met = noBits(size)
  for (const { bits } of wishes) unite(met, bits)
  return met
}

/** The terms of the titles and functions that a person's own words name. */
export function jobsNamed(words: string, language: string, concepts: ConceptDictionary): string[] {
  return concepts
    .spansInAnyLanguage(analyse(words, ''), language)
    .flatMap((span) => span.concepts)
    .filter((term) => term.startsWith('#title:') || term.startsWith('#function:'))
}

function bitsOf(wish: Wish, language: string, tables: WishTables): CompiledWish['bitsIn'] {
  const { facetValues, currencies } = tables
  if ('pay' in wish) {
    const range = { ...wish.pay, to: null }
    const factors = currencies.factorsTo(range.currency)
    return (segment) => bitsOfPay(segment, range, factors)
  }
  if ('values' in wish) {
    const values = Object.entries(wish.values).flatMap(([facet, ids = []]) =>
      ids.map((id) => facetValues.numberOf(facet, id)),
    )
    return (segment) => {
      const bits = noBits(segment.size)
      for (const value of values) addValue(bits, segment, value)
      return bits
    }
  }
  if ('meaning' in wish) {
    const meant = meantBy(wish.meaning, tables.meaning, tables.vocabulary)
    return (segment) => (meant === null ? noBits(segment.size) : nearBits(segment, meant, wish.least))
  }
  const terms =
    'words' in wish
      ? jobsNamed(wish.words, language, tables.concepts)
      : wish.concepts.map(({ kind, id }) => conceptTerm(kind, id))
  const numbers = terms.map((term) => tables.vocabulary.numberOf(term)).filter((number) => number > 0)
  return (segment) => {
    const bits = noBits(segment.size)
    for (const number of numbers) addList(bits, segment.columns.termPostings, number)
    return bits
  }
}

/** A city has a hundred places around it, most with a few postings: these are read from their lists. */
function addValue(bits: DocumentBits, segment: Segment, value: number): void {
  const { valuePostings } = segment.columns
  const count = value < 0 ? 0 : countPostings(valuePostings, value)
  if (count * BITS < segment.size) addList(bits, valuePostings, value)
  else unite(bits, bitsOfValue(segment, value))
}

const BITS = 32

function addList(bits: DocumentBits, lists: PostingLists, key: number): void {
  const entries = key < 0 ? [] : readPostings(lists, key, scratchNumbers)
  for (let index = 0; index < entries.length; index++) setBit(bits, (entries[index] ?? 0) >>> 2)
}
