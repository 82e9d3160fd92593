/** Which documents of a segment a visitor can read: three sets, one for each tier of `scoring.ts`. */
import { isInRanges, type LanguagesRead } from '#shared/languages-read.ts'
import { allBits, type DocumentBits, hasBit, noBits, subtract, unite } from '../storage/document-bits.ts'
import type { FacetValues } from '../storage/facet-values.ts'
import type { Segment } from '../storage/segment.ts'
import { TIERS, type Tier } from './scoring.ts'
import { bitsOfValue } from './value-bits.ts'

/** The numbers of the values for postings in the languages of each tier but the last. */
export type KnownLanguages = readonly (readonly number[])[]

/** Null if all languages are equal. */
export function knownLanguages(
  reads: LanguagesRead | undefined,
  facetValues: FacetValues,
): KnownLanguages | null {
  if (reads === undefined) return null
  const tags = facetValues.idsOf('languages').map(String)
  return [reads.well, reads.also].map((ranges) =>
    tags.filter((tag) => isInRanges(tag, ranges)).map((tag) => facetValues.numberOf('languages', tag)),
  )
}

export interface Reading {
  /** The tiers in order, best first: a single one if all languages are equal. */
  tiers: readonly Tier[]
  tierOf(document: number): Tier
  /** The documents of a tier, dead ones included; null: all. Not to be changed. */
  documentsOf(tier: Tier): DocumentBits | null
}

export function readingIn(segment: Segment, languages: KnownLanguages | null): Reading {
  if (languages === null) return ALL_EQUAL
  const [well, also] = languages.map((values) => documentsIn(segment, values))
  if (well === undefined || also === undefined) return ALL_EQUAL
  return {
    tiers: TIERS,
    tierOf: (document) => (hasBit(well, document) ? 0 : hasBit(also, document) ? 1 : 2),
    documentsOf: (tier) => {
      if (tier === 0) return well
      const documents = tier === 1 ? also.slice() : allBits(segment.size)
      subtract(documents, well)
      if (tier === 2) subtract(documents, also)
      return documents
    },
  }
}

const ALL_EQUAL: Reading = { tiers: [0], tierOf: () => 0, documentsOf: () => null }

function documentsIn(segment: Segment, values: readonly number[]): DocumentBits {
  const [first] = values
  if (first !== undefined && values.length === 1) return bitsOfValue(segment, first)
  const documents = noBits(segment.size)
  for (const value of values) unite(documents, bitsOfValue(segment, value))
  return documents
}
