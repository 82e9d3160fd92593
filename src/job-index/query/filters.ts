/**
 * Filters of a query, compiled once and applied to one segment after another, in one of two ways.
 *
 * Without a text, a whole scope is filtered: each filter becomes a set of bits over the segment's documents, and the
 * hits are their intersection (see `select.ts`).
 *
 * With a text there are few candidates, and each is examined: every active filter owns one bit of a number, and marking
 * sets it for the candidates that pass. A candidate whose bits are complete is a hit. A candidate that lacks exactly
 * one bit is no hit, but that filter alone hides it, and it must be counted among that filter's own values: choosing
 * "part-time" still shows how many full-time jobs there would be.
 */
import { lookUp } from '#shared/look-up.ts'
import type { Currencies } from '../pay.ts'
import {
  allBits,
  type DocumentBits,
  firstBits,
  hasBit,
  noBits,
  setBit,
  subtract,
  unite,
} from '../storage/document-bits.ts'
import type { FacetValues } from '../storage/facet-values.ts'
import { placeOfKey, readPostingsAt } from '../storage/postings.ts'
import type { Segment } from '../storage/segment.ts'
import type { JobFilters } from '../types.ts'
import { newerThan } from './count-ages.ts'
import { placesOf } from './dimension-places.ts'
import { documentsWith } from './match-text.ts'
import { bitsOfPay, payTest } from './pay-bits.ts'
import { planExclusion } from './plan.ts'
import { scratchCopy, scratchNumbers } from './scratch.ts'
import { bitsAt, bitsOfValue } from './value-bits.ts'
import { type ScoredTerms, type ScoredUnit, type Statistics, scoreUnit } from './word-scores.ts'

export interface ActiveFilter {
  /** The name of a facet, or of another filter of `JobFilters`. */
  name: string
  /** A power of two. */
  bit: number
  /** The numbers of the facet values that pass; null if the filter is of another kind. */
  values: readonly number[] | null
  /** Returns whether a candidate passes, by document; null if values decide. */
  testIn: ((segment: Segment) => (document: number) => boolean) | null
  /** The documents that pass, dead ones included; not to be changed. */
  bitsIn: (segment: Segment) => DocumentBits
}

export interface FilterTables {
  currencies: Currencies
  facetValues: FacetValues
  statistics: Statistics
}

export function activeFilters(filters: JobFilters, tables: FilterTables): ActiveFilter[] {
  const active: ActiveFilter[] = []
  const activate = (name: string, rule: Omit<ActiveFilter, 'name' | 'bit'>) => {
    active.push({ ...rule, name, bit: 2 ** active.length })
  }
  for (const facet of tables.facetValues.schema.facets) {
    const values = chosenValues(filters, facet, tables.facetValues)
    if (facet === 'locationIds' && filters.placesAround.length > 0) {
      activate(facet, byPlaces(values ?? [], filters.placesAround, tables.facetValues))
    } else if (values !== null) {
      activate(facet, { values, testIn: null, bitsIn: (segment) => bitsOfValues(segment, values) })
    }
  }
  const { pay, postedSince, excludeCompanyIds, excludeJobIds, excludeLanguages } = filters
  if (pay !== null) {
    const factors = tables.currencies.factorsTo(pay.currency)
    activate('pay', {
      values: null,
      testIn: (segment) => payTest(segment, pay, factors),
      bitsIn: (segment) => bitsOfPay(segment, pay, factors),
    })
  }
  if (postedSince !== null) activate('postedSince', byAge(postedSince))
  if (excludeCompanyIds.length > 0) {
    const values = excludeCompanyIds.map((id) => tables.facetValues.numberOf('companyIds', id))
    activate(
      'excludeCompanyIds',
      butFor((segment) => bitsOfValues(segment, values)),
    )
  }
  if (excludeJobIds.length > 0) {
    activate(
      'excludeJobIds',
      butFor((segment) => bitsOfJobs(segment, excludeJobIds)),
    )
  }
  if (excludeLanguages.length > 0) {
    const values = excludeLanguages.map((tag) => tables.facetValues.numberOf('languages', tag))
    activate(
      'excludeLanguages',
      butFor((segment) => onlyInLanguages(segment, values, tables.facetValues)),
    )
  }
  const exclusions = filters.excludeWords
    .map(planExclusion)
    .filter((unit) => unit !== null)
    .map((unit) => rarestFirst(scoreUnit(unit, tables.statistics), tables.statistics))
  if (exclusions.length > 0) {
    activate(
      'excludeWords',
      butFor((segment) => {
        const bits = noBits(segment.size)
        for (const unit of exclusions) {
          for (const document of documentsWith(segment, unit)) setBit(bits, document)
        }
        return bits
      }),
    )
  }
  return active
}

/** The other words are searched only among the documents with the first, and nobody needs their scores. */
function rarestFirst(unit: ScoredUnit, { vocabulary }: Statistics): ScoredUnit {
  const frequency = ({ terms }: ScoredTerms) =>
    terms.reduce((sum, term) => sum + vocabulary.frequencyOf(term), 0)
  return { ...unit, words: unit.words.toSorted((a, b) => frequency(a) - frequency(b)) }
}

type Rule = Pick<ActiveFilter, 'values' | 'testIn' | 'bitsIn'>

/** In a chosen place, or directly in one of the places around it: those may be hundreds, of which few have jobs. */
function byPlaces(chosen: readonly number[], around: readonly number[], table: FacetValues): Rule {
  const known = around.map((id) => table.numberOf('at', id)).filter((value) => value >= 0)
  const values = [...chosen, ...known]
  const bitsIn = (segment: Segment) => {
    const { valuePostings } = segment.columns
    const bits = noBits(segment.size)
    for (const value of values) {
      const place = value < 0 ? -1 : placeOfKey(valuePostings, value)
      const entries = place < 0 ? [] : readPostingsAt(valuePostings, place, scratchNumbers)
      for (let index = 0; index < entries.length; index++) setBit(bits, (entries[index] ?? 0) >>> 2)
    }
    return bits
  }
  return {
    values,
    testIn: (segment) => {
      const bits = bitsIn(segment)
      return (document) => hasBit(bits, document)
    },
    bitsIn,
  }
}

/** A posting in several languages passes if the visitor reads one of them. */
function onlyInLanguages(segment: Segment, values: readonly number[], { schema }: FacetValues): DocumentBits {
  const bits = scratchCopy(bitsOfValues(segment, values))
  const { keys } = segment.columns.valuePostings
  const { from, to } = placesOf(segment, schema.placeOfOwn('languages'))
  for (let place = from; place < to; place++) {
    if (!values.includes(keys[place] ?? 0)) subtract(bits, bitsAt(segment, place))
  }
  return bits
}

/** Documents are ordered from the newest to the oldest. */
function byAge(since: number): Rule {
  return {
    values: null,
    testIn:
      ({ columns: { postedAt } }) =>
      (document) =>
        (postedAt[document] ?? 0) >= since,
    bitsIn: (segment) => firstBits(segment.size, newerThan(segment, since)),
  }
}

function butFor(excludedIn: (segment: Segment) => DocumentBits): Rule {
  return {
    values: null,
    testIn: (segment) => {
      const excluded = excludedIn(segment)
      return (document) => !hasBit(excluded, document)
    },
    bitsIn: (segment) => {
      const bits = allBits(segment.size)
      subtract(bits, excludedIn(segment))
      return bits
    },
  }
}

function bitsOfJobs(segment: Segment, ids: readonly number[]): DocumentBits {
  const bits = noBits(segment.size)
  for (const id of ids) {
    const document = segment.liveDocument(id)
    if (document >= 0) setBit(bits, document)
  }
  return bits
}

function bitsOfValues(segment: Segment, values: readonly number[]): DocumentBits {
  const [first = -1, ...others] = values
  if (others.length === 0) return bitsOfValue(segment, first)
  const bits = scratchCopy(bitsOfValue(segment, first))
  for (const value of others) unite(bits, bitsOfValue(segment, value))
  return bits
}

/** The numbers of the values chosen in a facet; null if the filter is not active. */
function chosenValues(filters: JobFilters, facet: string, table: FacetValues): number[] | null {
  const chosen = lookUp(filters.values, facet) ?? []
  return chosen.length === 0 ? null : chosen.map((id) => table.numberOf(facet, id))
}
