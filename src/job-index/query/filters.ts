/**
 * Filters of a query, compiled once and applied to one segment after another. Each active filter owns one bit; marking sets
 * it for the documents that pass, by posting list where the filter is a list of values. A document whose bits are
 * complete is a hit. One that lacks exactly one bit is no hit, but it is what that filter hides, and must be
 * counted among that filter's own values: choosing "part-time" still shows how many full-time jobs there would be.
 */
import type { Currencies } from '../pay.ts'
import { FACETS, type Facet, type FacetValues } from '../storage/facet-values.ts'
import { readPostings } from '../storage/postings.ts'
import type { Segment } from '../storage/segment.ts'
import type { JobFilters } from '../types.ts'
import { documentsWith, type TextStatistics } from './match-text.ts'
import { planExclusion } from './plan.ts'

export interface ActiveFilter {
  name: keyof JobFilters
  /** A power of two. */
  bit: number
  /** Sets the bit for every document of the segment that passes. */
  mark(segment: Segment, bits: Uint32Array): void
}

export interface FilterTables {
  facetValues: FacetValues
  currencies: Currencies
  statistics: TextStatistics
}

export function activeFilters(filters: JobFilters, tables: FilterTables): ActiveFilter[] {
  const active: ActiveFilter[] = []
  const activate = (
    name: keyof JobFilters,
    mark: (segment: Segment, bits: Uint32Array, bit: number) => void,
  ) => {
    const bit = 2 ** active.length
    active.push({ name, bit, mark: (segment, bits) => mark(segment, bits, bit) })
  }
  for (const facet of FACETS) {
    const numbers = chosenValues(filters, facet, tables.facetValues)
    if (numbers !== null) activate(facet, (segment, bits, bit) => markValues(segment, numbers, bits, bit))
  }
  const { pay, postedSince, excludeCompanyIds } = filters
  if (pay !== null) {
    const factors = tables.currencies.factorsTo(pay.currency)
    activate('pay', (segment, bits, bit) => markPay(segment, pay, factors, bits, bit))
  }
  if (postedSince !== null) {
    activate('postedSince', (segment, bits, bit) => markPostedSince(segment, postedSince, bits, bit))
  }
  if (excludeCompanyIds.length > 0) {
    const numbers = excludeCompanyIds.map((id) => tables.facetValues.numberOf('companyIds', id))
    activate('excludeCompanyIds', (segment, bits, bit) => {
      markAllBut(bits, bit, (exclude) => {
        for (const number of numbers) for (const entry of valueEntries(segment, number)) exclude(entry >>> 2)
      })
    })
  }
  const exclusions = filters.excludeWords.map(planExclusion).filter((unit) => unit !== null)
  if (exclusions.length > 0) {
    activate('excludeWords', (segment, bits, bit) => {
      markAllBut(bits, bit, (exclude) => {
        for (const unit of exclusions) documentsWith(segment, unit, tables.statistics).forEach(exclude)
      })
    })
  }
  return active
}

/** Whether a job's monthly pay, converted, overlaps a range; both ends belong to it. */
export function payOverlaps(
  range: { from: number; to: number | null },
  min: number,
  max: number,
  factor: number,
): boolean {
  return max * factor >= range.from && (range.to === null || min * factor <= range.to)
}

/** The numbers of the values chosen in a facet; null where the filter is not active. */
function chosenValues(filters: JobFilters, facet: Facet, table: FacetValues): number[] | null {
  const chosen = filters[facet]
  if (typeof chosen === 'boolean') return chosen ? [table.numberOf(facet, 1)] : null
  return chosen.length === 0 ? null : chosen.map((id) => table.numberOf(facet, id))
}

function valueEntries(segment: Segment, number: number): Uint32Array {
  return number < 0 ? NO_ENTRIES : readPostings(segment.columns.valuePostings, number)
}

const NO_ENTRIES = new Uint32Array(0)

function markValues(segment: Segment, numbers: readonly number[], bits: Uint32Array, bit: number): void {
  for (const number of numbers) {
    const entries = valueEntries(segment, number)
    for (let index = 0; index < entries.length; index++) {
      const document = (entries[index] ?? 0) >>> 2
      bits[document] = (bits[document] ?? 0) | bit
    }
  }
}

function markPay(
  segment: Segment,
  range: { from: number; to: number | null },
  factors: Float64Array,
  bits: Uint32Array,
  bit: number,
): void {
  const { currency, payMin, payMax } = segment.columns
  for (let document = 0; document < currency.length; document++) {
    const code = currency[document] ?? 0
    if (code === 0) continue
    if (payOverlaps(range, payMin[document] ?? 0, payMax[document] ?? 0, factors[code] ?? Number.NaN)) {
      bits[document] = (bits[document] ?? 0) | bit
    }
  }
}

/** Documents are in order of freshness: those that pass come first. */
function markPostedSince(segment: Segment, since: number, bits: Uint32Array, bit: number): void {
  const { postedAt } = segment.columns
  for (let document = 0; (postedAt[document] ?? -1) >= since; document++) {
    bits[document] = (bits[document] ?? 0) | bit
  }
}

function markAllBut(
  bits: Uint32Array,
  bit: number,
  visit: (exclude: (document: number) => void) => void,
): void {
  for (let document = 0; document < bits.length; document++) bits[document] = (bits[document] ?? 0) | bit
  visit((document) => {
    bits[document] = (bits[document] ?? 0) & ~bit
  })
}
