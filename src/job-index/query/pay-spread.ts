/**
 * The pay of postings of a kind of work in a place. Pay and companies are read from the columns of the postings in the
 * value's list, mostly a few thousand; of a hundred thousand, every fifth is enough. Nothing is cached.
 */

import type { PayQuestion, PaySpread } from '../pay-question.ts'
import { documentsIn, hasBit } from '../storage/document-bits.ts'
import type { FacetValues } from '../storage/facet-values.ts'
import { coverage } from '../storage/partition.ts'
import { readPostings } from '../storage/postings.ts'
import type { Segment } from '../storage/segment.ts'
import { employersIn } from './employers.ts'
import { scopeOf } from './scope.ts'
import { beginSearch, scratchNumbers } from './scratch.ts'
import type { SearchTables } from './search.ts'
import { segmentsFor } from './select-all.ts'
import { bitsOfValue } from './value-bits.ts'

/** Null if fewer postings, or postings of fewer companies, than required state their pay. */
export function paySpread(
  question: PayQuestion,
  least: { postings: number; companies: number },
  { segments, facetValues, currencies }: Pick<SearchTables, 'segments' | 'facetValues' | 'currencies'>,
): PaySpread | null {
  beginSearch()
  const found = segmentsFor(question, segments).map((segment) => ({
    segment,
    documents: documentsOf(segment, question, facetValues),
  }))
  const postings = found.reduce((sum, { documents }) => sum + documents.length, 0)
  const step = Math.ceil(postings / MOST_READ)
  const currency = currencies.codes.indexOf(question.currency)
  const companies = new Set<number>()
  const amounts: number[] = []
  for (const { segment, documents } of found) {
    const { payMin, payMax, currency: currencyOf } = segment.columns
    const employerOf = employersIn(segment, facetValues)
    for (let index = 0; index < documents.length; index += step) {
      const document = documents[index] ?? 0
      if (currency <= 0 || currencyOf[document] !== currency) continue
      amounts.push(((payMin[document] ?? 0) + (payMax[document] ?? 0)) / 2)
      companies.add(employerOf(document))
    }
  }
  if (amounts.length < Math.max(1, least.postings) || companies.size < least.companies) return null
  return { postings, sample: amounts.length, companies: companies.size, ...spreadOf(amounts) }
}

/** Above this number, every second posting is read, every third and so on. */
const MOST_READ = 20_000

/** Live ones, ascending. */
function documentsOf(
  segment: Segment,
  { role, locationId, countries }: PayQuestion,
  facetValues: FacetValues,
): Uint32Array {
  const place = locationId === null ? null : facetValues.numberOf('locationIds', locationId)
  const value = role === null ? place : facetValues.numberOf(role.facet, role.id)
  const wholeScope = () => scopeOf(segment, { countries, arrangements: null }, facetValues).documents
  if (value === null) return documentsIn(wholeScope(), undefined, scratchNumbers)
  const scope = coverage(segment.partition, countries) === 'all' ? null : wholeScope()
  const entries = value < 0 ? NONE : readPostings(segment.columns.valuePostings, value, scratchNumbers)
  if (entries.length === 0) return NONE
  const inPlace = place === null || role === null ? null : bitsOfValue(segment, place)
  let kept = 0
  for (let index = 0; index < entries.length; index++) {
    const document = (entries[index] ?? 0) >>> 2
    if (segment.dead[document] === 1) continue
    if (scope !== null && !hasBit(scope, document)) continue
    if (inPlace !== null && !hasBit(inPlace, document)) continue
    entries[kept++] = document
  }
  return entries.subarray(0, kept)
}

const NONE = new Uint32Array()

/** Quartiles and buckets of round width; outliers are in an open bucket at either end. At least one amount. */
export function spreadOf(amounts: readonly number[]): Pick<PaySpread, 'quartiles' | 'buckets'> {
  const sorted = Float64Array.from(amounts).sort()
  const [least, low, median, high, most] = [0.05, 0.25, 0.5, 0.75, 0.95].map((share) =>
    quantile(sorted, share),
  )
  return {
    quartiles: { low: low ?? 0, median: median ?? 0, high: high ?? 0 },
    buckets: bucketsOf(sorted, least ?? 0, most ?? 0),
  }
}

/** Between two amounts it is interpolated. */
function quantile(sorted: Float64Array, share: number): number {
  const position = (sorted.length - 1) * share
  const below = Math.floor(position)
  const lower = sorted[below] ?? 0
  return lower + ((sorted[below + 1] ?? lower) - lower) * (position - below)
}

const BUCKETS = 8

function bucketsOf(sorted: Float64Array, least: number, most: number): PaySpread['buckets'] {
  const width = roundUp(Math.max((most - least) / BUCKETS, most / 50, 1))
  const first = Math.floor(least / width)
  const last = Math.floor(most / width) + 1
  const counts = new Map<number, number>()
  for (const amount of sorted) {
    const place = Math.min(Math.max(Math.floor(amount / width), first - 1), last)
    counts.set(place, (counts.get(place) ?? 0) + 1)
  }
  const buckets = Array.from({ length: last - first }, (_, index) => ({
    from: (first + index) * width,
    to: (first + index + 1) * width,
    count: counts.get(first + index) ?? 0,
  }))
  const below = counts.get(first - 1) ?? 0
  const above = counts.get(last) ?? 0
  return [
    ...(below > 0 ? [{ from: 0, to: first * width, count: below }] : []),
    ...buckets,
    ...(above > 0 ? [{ from: last * width, to: null, count: above }] : []),
  ]
}

/** The next of 1, 2, 2.5, 5, 10, 20 ... */
function roundUp(amount: number): number {
  const power = 10 ** Math.floor(Math.log10(amount))
  const step = [1, 2, 2.5, 5].find((factor) => factor * power >= amount * (1 - 1e-9)) ?? 10
  return step * power
}
