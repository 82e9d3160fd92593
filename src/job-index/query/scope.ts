/**
 * The documents that a query searches: everywhere, or in one market (a country, or a few that share one), and there all
 * jobs or those of some arrangements, since work on site and remote work have pages of their own. The documents of a
 * segment that are in a scope are computed once and cached, and so are the counts of their values: they answer every
 * query without text and further filters, which are most queries, and shorten many others. Segments are frozen except
 * for documents that die, so the cache is corrected by the deaths since.
 */
import { entryCount } from '../storage/bundles.ts'
import type { CachedScope, Scope } from '../storage/cached-sets.ts'
import { countBitsInto, countDocument } from '../storage/count-values.ts'
import {
  allBits,
  clearBit,
  countBits,
  type DocumentBits,
  hasBit,
  intersect,
  noBits,
  subtract,
  unite,
} from '../storage/document-bits.ts'
import type { FacetValues } from '../storage/facet-values.ts'
import { coverage } from '../storage/partition.ts'
import type { Segment } from '../storage/segment.ts'
import { bitsOfValue } from './value-bits.ts'

export interface Place {
  /** Undefined: everywhere. */
  countries: readonly string[] | undefined
  /** The numbers of the values of which a document must have one; null: any arrangement. */
  arrangements: readonly number[] | null
}

/** The segment's live documents in one of the countries, or open to it, that have one of the arrangements. */
export function scopeOf(segment: Segment, place: Place, facetValues: FacetValues): Scope {
  const { scopes } = segment.cached
  const { arrangements } = place
  const countries = coverage(segment.partition, place.countries) === 'all' ? undefined : place.countries
  const key = `${countries?.join() ?? '*'} ${arrangements?.join() ?? '*'}`
  const known = scopes.get(key)
  if (known !== undefined) return withoutDead(known, segment)
  const whole = countries === undefined && arrangements === null
  const documents = liveDocuments(segment, { countries, arrangements }, facetValues)
  const scope = {
    documents,
    size: countBits(documents),
    counts: whole ? segment.liveCounts : countAll(segment, documents),
    payCounts: new Map(),
    deathsSeen: segment.deaths.length,
  }
  scopes.set(key, scope)
  return scope
}

function withoutDead(scope: CachedScope, segment: Segment): Scope {
  if (scope.deathsSeen === segment.deaths.length) return scope
  for (const document of segment.deaths.slice(scope.deathsSeen)) {
    if (!hasBit(scope.documents, document)) continue
    clearBit(scope.documents, document)
    scope.size--
    if (scope.counts !== segment.liveCounts) countDocument(scope.counts, segment.columns, document, -1)
  }
  scope.payCounts.clear()
  scope.deathsSeen = segment.deaths.length
  return scope
}

function liveDocuments(
  segment: Segment,
  { countries, arrangements }: Place,
  facetValues: FacetValues,
): DocumentBits {
  const inside = countries === undefined ? allBits(segment.size) : noBits(segment.size)
  for (const country of countries ?? []) unite(inside, documentsOfCountry(segment, country, facetValues))
  if (arrangements !== null) {
    const arranged = noBits(segment.size)
    for (const value of arrangements) unite(arranged, bitsOfValue(segment, value))
    intersect(inside, arranged)
  }
  const { dead } = segment
  for (let document = dead.indexOf(1); document >= 0; document = dead.indexOf(1, document + 1)) {
    clearBit(inside, document)
  }
  return inside
}

function documentsOfCountry(segment: Segment, country: string, facetValues: FacetValues): DocumentBits {
  const documents = bitsOfValue(segment, facetValues.numberOf('anywhere', 1)).slice()
  subtract(documents, bitsOfValue(segment, facetValues.numberOf('notIn', country)))
  unite(documents, bitsOfValue(segment, facetValues.numberOf('in', country)))
  return documents
}

function countAll(segment: Segment, documents: DocumentBits): Uint32Array {
  const { columns } = segment
  const counts = new Uint32Array(entryCount(columns.bundles))
  countBitsInto(counts, columns, documents, 1)
  return counts.slice(0, columns.bundles.first)
}
