/**
 * Where a query looks: everywhere, or in one market (a country, or a few that share one). A segment's documents there, and how often each facet
 * value occurs among them, are the same for every query without text and filters, which are most queries:
 * they are worked out once and kept, unless counting them is quicker than adding up what was kept. Segments
 * are frozen but for documents that die; a count that is kept is corrected by the deaths since.
 */
import { countInto } from '../storage/count-values.ts'
import type { FacetValues } from '../storage/facet-values.ts'
import { readPostings } from '../storage/postings.ts'
import type { Segment } from '../storage/segment.ts'

/** The segment's documents in one of the countries or open to it (undefined: all), ascending; some may have died. */
export function documentsInScope(
  segment: Segment,
  countries: readonly string[] | undefined,
  facetValues: FacetValues,
): Uint32Array {
  return scopeOf(segment, countries, facetValues).documents
}

/**
 * Adds to `counts`, by number, how many of the scope's live documents, which are `documents`, have each facet
 * value.
 */
export function addScopeCounts(
  segment: Segment,
  countries: readonly string[] | undefined,
  documents: Uint32Array,
  facetValues: FacetValues,
  counts: Uint32Array,
): void {
  const perDocument = segment.columns.values.length / segment.size
  if (documents.length * perDocument < counts.length) {
    countInto(counts, segment, documents, 1)
    return
  }
  const scope = scopeOf(segment, countries, facetValues)
  scope.counts ??= countAll(segment, scope, facetValues.size)
  const kept = scope.counts
  for (let value = 0; value < kept.length; value++) counts[value] = (counts[value] ?? 0) + (kept[value] ?? 0)
  const died = segment.deaths
    .slice(scope.deathsSeen)
    .filter((document) => includes(scope.documents, document))
  countInto(counts, segment, Uint32Array.from(died), -1)
}

interface Scope {
  documents: Uint32Array
  counts: Uint32Array | null
  /** How many of the segment's deaths are left out already. */
  deathsSeen: number
}

/**
 * A site has some dozens of markets; whoever asks for all countries of the world must not fill the memory.
 */
const SCOPES_KEPT = 64

const scopesOfSegment = new WeakMap<Segment, Map<string, Scope>>()

function scopeOf(
  segment: Segment,
  countries: readonly string[] | undefined,
  facetValues: FacetValues,
): Scope {
  const scopes = scopesOfSegment.get(segment) ?? new Map<string, Scope>()
  scopesOfSegment.set(segment, scopes)
  const key = countries?.join() ?? ''
  const known = scopes.get(key)
  if (known !== undefined) return known
  const scope = {
    documents: liveDocuments(segment, countries, facetValues),
    counts: null,
    deathsSeen: segment.deaths.length,
  }
  const [oldest] = scopes.keys()
  if (scopes.size >= SCOPES_KEPT && oldest !== undefined) scopes.delete(oldest)
  scopes.set(key, scope)
  return scope
}

function liveDocuments(
  segment: Segment,
  countries: readonly string[] | undefined,
  facetValues: FacetValues,
): Uint32Array {
  const inside = new Uint8Array(segment.size)
  if (countries === undefined) inside.fill(1)
  else for (const country of countries) markCountry(inside, segment, country, facetValues)
  const documents = new Uint32Array(segment.size)
  let length = 0
  for (let document = 0; document < inside.length; document++) {
    if (inside[document] === 1 && segment.dead[document] === 0) documents[length++] = document
  }
  return documents.slice(0, length)
}

/** Flags, beside what is flagged already, the documents that belong to a country. */
function markCountry(inside: Uint8Array, segment: Segment, country: string, facetValues: FacetValues): void {
  const documentsWith = (number: number) =>
    number < 0 ? [] : Array.from(readPostings(segment.columns.valuePostings, number), (entry) => entry >>> 2)
  const excluded = new Set(documentsWith(facetValues.numberOf('notIn', country)))
  for (const document of documentsWith(facetValues.numberOf('anywhere', 1))) {
    if (!excluded.has(document)) inside[document] = 1
  }
  for (const document of documentsWith(facetValues.numberOf('in', country))) inside[document] = 1
}

/** Counted over the documents as they were found, so that all deaths since are corrected alike. */
function countAll(segment: Segment, { documents }: Scope, size: number): Uint32Array {
  const counts = new Uint32Array(size)
  countInto(counts, segment, documents, 1)
  return counts
}

function includes(documents: Uint32Array, document: number): boolean {
  let low = 0
  let high = documents.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((documents[middle] ?? 0) < document) low = middle + 1
    else high = middle
  }
  return documents[low] === document
}
