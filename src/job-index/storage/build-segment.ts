/**
 * Turns documents into a segment: analyses them, numbers their terms and values, and lays out columns and
 * postings.
 */
import { lookUp } from '#shared/look-up.ts'
import type { ConceptDictionary } from '../concept-dictionary.ts'
import { documentTerms } from '../document-terms.ts'
import { nearTerm, postingMeaning } from '../meaning/posting-meaning.ts'
import type { TextMeaning } from '../meaning/text-meaning.ts'
import type { Currencies } from '../pay.ts'
import type { JobDocument } from '../types.ts'
import { BundleCollector, type Bundles, byGroup, entryCount } from './bundles.ts'
import type { FacetValues } from './facet-values.ts'
import { growUint32 } from './growth.ts'
import { MeaningRows } from './meaning-rows.ts'
import { packColumns } from './pack-columns.ts'
import { countriesOf, partitionOf } from './partition.ts'
import { PostingCollector } from './postings.ts'
import { Segment } from './segment.ts'
import { emptyRuns, type ValueRuns } from './value-runs.ts'
import type { Vocabulary } from './vocabulary.ts'

/** The numberings shared by all segments of an index. */
export interface IndexTables {
  vocabulary: Vocabulary
  facetValues: FacetValues
  currencies: Currencies
  concepts: ConceptDictionary
  meaning: TextMeaning
}

/**
 * Builds a segment for each partition of the documents; they have distinct ids, in any order. If one cannot be
 * analysed, none is added.
 */
export function buildSegments(documents: readonly JobDocument[], tables: IndexTables): Segment[] {
  const partitions = Map.groupBy(documents, partitionOf)
  const segments = [...partitions].map(([partition, members]) => buildSegment(partition, members, tables))
  for (const { columns } of segments) tables.vocabulary.addFrequencies(columns.termPostings)
  return segments
}

/** One segment is built at a time. */
const terms = new PostingCollector()
const valueCollector = new PostingCollector()

function buildSegment(partition: string, documents: readonly JobDocument[], tables: IndexTables): Segment {
  const sorted = [...documents].sort((a, b) => b.postedAt - a.postedAt || b.id - a.id)
  const size = sorted.length
  const titleLength = new Uint8Array(size)
  const meaningOf = new Uint32Array(size)
  const meanings = new MeaningRows(size)
  const nearestTitle = new Uint32Array(size)
  const titles = new RunCollector(size)
  const values = new RunCollector(size)
  const { schema } = tables.facetValues
  const bundleCollector = new BundleCollector(schema)
  terms.begin()
  valueCollector.begin()
  for (const [number, document] of sorted.entries()) {
    const found = documentTerms(document, tables.concepts)
    for (const [term, weight] of found.weights) {
      const key = tables.vocabulary.add(term, found.written.get(term))
      terms.add(key, number, weight)
    }
    const { vector, near } = postingMeaning(document, tables.meaning)
    meaningOf[number] = meanings.add(vector, 0)
    nearestTitle[number] = near[0] ?? 0
    for (const title of near) terms.add(tables.vocabulary.add(nearTerm(title)), number, 0)
    titleLength[number] = Math.min(255, found.titles[0]?.length ?? 0)
    for (const [index, title] of found.titles.entries()) {
      if (index > 0) titles.push(0)
      for (const term of title) titles.push(tables.vocabulary.numberOf(term))
    }
    titles.endRun()
    const own = facetValuesOf(document, tables.facetValues)
    for (const value of own) valueCollector.add(value, number, 0)
    const { groups, others } = byGroup(own, schema)
    for (const [group, bundle] of groups.entries())
      values.push(bundleCollector.add(group, Uint32Array.from(bundle)))
    for (const value of others) values.push(value)
    values.endRun()
    for (const value of scopesOf(document, tables.facetValues)) valueCollector.add(value, number, 0)
  }
  const valuePostings = valueCollector.finish()
  const places = new Map(Array.from(valuePostings.keys, (key, place) => [key, place]))
  const placeOf = (value: number) => places.get(value) ?? 0
  const bundles = bundleCollector.finish(places.size, placeOf)
  const columns = {
    ids: Float64Array.from(sorted, (document) => document.id),
    postedAt: Uint32Array.from(sorted, (document) => Math.max(0, document.postedAt)),
    payMin: Float64Array.from(sorted, ({ pay }) => pay?.min ?? 0),
    payMax: Float64Array.from(sorted, ({ pay }) => pay?.max ?? 0),
    currency: Uint16Array.from(sorted, ({ pay }) => (pay === null ? 0 : tables.currencies.add(pay.currency))),
    titleLength,
    meaningOf,
    meanings: meanings.finish(),
    nearestTitle,
    titleStart: titles.starts,
    titleTerms: titles.finish(),
    valueStart: values.starts,
    values: entriesOf(values, bundles, placeOf),
    bundles,
    byId: Uint32Array.from(sorted.keys()).sort((a, b) => (sorted[a]?.id ?? 0) - (sorted[b]?.id ?? 0)),
    termPostings: terms.finish(),
    valuePostings,
  }
  return new Segment(partition, packColumns(columns))
}

/** Each value once; unknown ids (0, "") are no values. */
function facetValuesOf(document: JobDocument, table: FacetValues): Set<number> {
  const values = new Set<number>()
  for (const facet of table.schema.facets) {
    for (const id of lookUp(document.values, facet) ?? [])
      if (id !== 0 && id !== '') values.add(table.add(facet, id))
  }
  return values
}

/** The scopes that contain the posting: the result of `countriesOf`, as values, the smallest place, its state. */
function scopesOf(document: JobDocument, table: FacetValues): number[] {
  const { countries, anywhere, excluded } = countriesOf(document)
  const values = [...countries].map((country) => table.add('in', country))
  const [place = 0] = document.values.locationIds ?? []
  if (place !== 0) values.push(table.add('at', place))
  if (document.isOnHold) values.push(table.add('onHold', 1))
  if (!anywhere) return values
  return [...values, table.add('anywhere', 1), ...[...excluded].map((country) => table.add('notIn', country))]
}

/** `runs`: the bundles of each document, each by its number within its group, then its values by their numbers. */
function entriesOf(runs: RunCollector, bundles: Bundles, placeOf: (value: number) => number): ValueRuns {
  const numbers = runs.finish()
  const entries = emptyRuns(numbers.length, entryCount(bundles))
  for (let document = 0; document + 1 < runs.starts.length; document++) {
    const start = runs.starts[document] ?? 0
    const end = runs.starts[document + 1] ?? 0
    for (let position = start; position < end; position++) {
      const group = position - start
      const number = numbers[position] ?? 0
      entries[position] =
        group < bundles.schema.groupCount
          ? bundles.first + (bundles.groupStart[group] ?? 0) + number
          : placeOf(number)
    }
  }
  return entries
}

/** Collects runs of numbers into one array and where each starts. */
class RunCollector {
  readonly starts: Uint32Array<ArrayBuffer>
  private numbers: Uint32Array<ArrayBuffer> = new Uint32Array(1024)
  private length = 0
  private runs = 0

  constructor(runs: number) {
    this.starts = new Uint32Array(runs + 1)
  }

  push(number: number): void {
    this.numbers = growUint32(this.numbers, this.length + 1)
    this.numbers[this.length++] = number
  }

  endRun(): void {
    this.starts[++this.runs] = this.length
  }

  finish(): Uint32Array {
    return this.numbers.slice(0, this.length)
  }
}
