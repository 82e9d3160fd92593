/**
 * Where the documents of a segment stand for a visitor before anything else is compared: the tiers of `scoring.ts`, as
 * sets of documents.
 */
import { isInRanges, type LanguagesRead } from '#shared/languages-read.ts'
import {
  allBits,
  complementOf,
  type DocumentBits,
  hasBit,
  noBits,
  subtract,
  unite,
} from '../storage/document-bits.ts'
import type { FacetValues } from '../storage/facet-values.ts'
import { countPostings } from '../storage/postings.ts'
import type { Segment } from '../storage/segment.ts'
import { type LanguageTier, ON_HOLD, type Tier } from './scoring.ts'
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

/** The values of the index by which documents stand. */
export interface StandingValues {
  /** Null: all languages are equal. */
  languages: KnownLanguages | null
  /** The value for postings on hold; -1 if there never was one. */
  onHold: number
}

export interface Standing {
  /** The tiers in order, best first; the same in every segment. */
  tiers: readonly Tier[]
  languageOf(document: number): LanguageTier
  isOnHold(document: number): boolean
  /** The documents of a tier, dead ones included; null: all. Not to be changed. */
  documentsOf(tier: Tier): DocumentBits | null
}

export function standingIn(segment: Segment, { languages, onHold }: StandingValues): Standing {
  const { tiers, languageOf, documentsOf } = readingIn(segment, languages)
  const hasHeld = onHold >= 0 && countPostings(segment.columns.valuePostings, onHold) > 0
  const held = hasHeld ? bitsOfValue(segment, onHold) : null
  return {
    tiers: onHold < 0 ? tiers : [...tiers, ON_HOLD],
    languageOf,
    isOnHold: (document) => held !== null && hasBit(held, document),
    documentsOf: (tier) => {
      if (tier === ON_HOLD) return held ?? noBits(segment.size)
      const inLanguage = documentsOf(tier)
      if (held === null) return inLanguage
      if (inLanguage === null) return complementOf(held, segment.size)
      const open = inLanguage.slice()
      subtract(open, held)
      return open
    },
  }
}

/** The part of a standing that is decided by language. */
interface Reading {
  tiers: readonly LanguageTier[]
  languageOf: Standing['languageOf']
  documentsOf(tier: Tier): DocumentBits | null
}

function readingIn(segment: Segment, languages: KnownLanguages | null): Reading {
  if (languages === null) return ALL_EQUAL
  const [well, also] = languages.map((values) => documentsIn(segment, values))
  if (well === undefined || also === undefined) return ALL_EQUAL
  return {
    tiers: [0, 1, 2],
    languageOf: (document) => (hasBit(well, document) ? 0 : hasBit(also, document) ? 1 : 2),
    documentsOf: (tier) => {
      if (tier === 0) return well
      const documents = tier === 1 ? also.slice() : allBits(segment.size)
      subtract(documents, well)
      if (tier === 2) subtract(documents, also)
      return documents
    },
  }
}

const ALL_EQUAL: Reading = { tiers: [0], languageOf: () => 0, documentsOf: () => null }

function documentsIn(segment: Segment, values: readonly number[]): DocumentBits {
  const [first] = values
  if (first !== undefined && values.length === 1) return bitsOfValue(segment, first)
  const documents = noBits(segment.size)
  for (const value of values) unite(documents, bitsOfValue(segment, value))
  return documents
}
