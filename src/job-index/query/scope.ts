/**
 * Where a query looks: everywhere, or in one market (a country, or a few that share one). A segment of one of its
 * countries belongs to it whole; of the segment that all countries share, some documents do, and which ones is worked
 * out once for each market and kept. The counts of a whole scope are kept as well: they answer every query without text
 * and filters, which are most queries, and shorten many others. Segments are frozen but for documents that die, so what
 * is kept is corrected by the deaths since.
 */
import { countInto } from '../storage/count-values.ts'
import type { FacetValues } from '../storage/facet-values.ts'
import { coverage } from '../storage/partition.ts'
import { readPostings } from '../storage/postings.ts'
import type { Segment } from '../storage/segment.ts'

export interface Scope {
  /** Live documents, ascending. */
  documents: Uint32Array
  /** How many of them have each value, by its place. */
  counts: Uint32Array
  /** The same for pay bands, by what asked for them; theirs to fill. */
  payCounts: Map<string, Uint32Array>
}

/** The segment's live documents in one of the countries or open to it (undefined: all). */
export function scopeOf(
  segment: Segment,
  countries: readonly string[] | undefined,
  facetValues: FacetValues,
): Scope {
  const scopes = scopesOfSegment.get(segment) ?? new Map<string, KeptScope>()
  scopesOfSegment.set(segment, scopes)
  const whole = coverage(segment.partition, countries) === 'all'
  const key = whole ? WHOLE : (countries?.join() ?? WHOLE)
  const known = scopes.get(key)
  if (known !== undefined) return withoutTheDead(known, segment)
  const documents = liveDocuments(segment, whole ? undefined : countries, facetValues)
  const scope = {
    documents,
    counts: whole ? segment.liveCounts : countAll(segment, documents),
    payCounts: new Map(),
    deathsSeen: segment.deaths.length,
  }
  const [oldest] = scopes.keys()
  if (scopes.size >= SCOPES_KEPT && oldest !== undefined) scopes.delete(oldest)
  scopes.set(key, scope)
  return scope
}

interface KeptScope extends Scope {
  /** How many of the segment's deaths are left out already. */
  deathsSeen: number
}

/** No list of countries looks like it. */
const WHOLE = '*'

/**
 * A site has some dozens of markets; whoever asks for all countries of the world must not fill the memory.
 */
const SCOPES_KEPT = 64

const scopesOfSegment = new WeakMap<Segment, Map<string, KeptScope>>()

function withoutTheDead(scope: KeptScope, segment: Segment): Scope {
  if (scope.deathsSeen === segment.deaths.length) return scope
  if (scope.counts !== segment.liveCounts) {
    const died = segment.deaths.slice(scope.deathsSeen).filter((document) => has(scope.documents, document))
    countInto(scope.counts, segment.columns, Uint32Array.from(died), -1)
  }
  scope.documents = scope.documents.filter((document) => segment.dead[document] === 0)
  scope.payCounts.clear()
  scope.deathsSeen = segment.deaths.length
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
  const { valuePostings } = segment.columns
  const documentsWith = (number: number) =>
    number < 0 ? [] : Array.from(readPostings(valuePostings, number), (entry) => entry >>> 2)
  const excluded = new Set(documentsWith(facetValues.numberOf('notIn', country)))
  for (const document of documentsWith(facetValues.numberOf('anywhere', 1))) {
    if (!excluded.has(document)) inside[document] = 1
  }
  for (const document of documentsWith(facetValues.numberOf('in', country))) inside[document] = 1
}

function countAll(segment: Segment, documents: Uint32Array): Uint32Array {
  const counts = new Uint32Array(segment.liveCounts.length)
  countInto(counts, segment.columns, documents, 1)
  return counts
}

function has(documents: Uint32Array, document: number): boolean {
  let low = 0
  let high = documents.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((documents[middle] ?? 0) < document) low = middle + 1
    else high = middle
  }
  return documents[low] === document
}
