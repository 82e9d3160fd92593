/**
 * The job index: every live posting in memory, searchable in about a millisecond, with live counts for every filter.
 *
 * It is built like a log-structured store. A batch of changes becomes one small frozen segment for each country in it,
 * sorted by freshness; the documents that it replaces are marked dead in their segments. Segments of one country and of
 * similar size are merged in the background, so there are always few, each several times as large as the next, and no
 * write ever waits for the large ones. A search reads every segment of its countries and joins the results.
 *
 * The parts, from the words up:
 * - `text/` turns text in any language into the terms by which queries find postings;
 * - `concept-dictionary.ts` finds job titles and skills in it, which are the same concept in every language;
 * - `storage/` holds columns, facet values and posting lists, merges and saves them;
 * - `query/` reads a query, matches, filters, counts and ranks.
 *
 * The index knows nothing of databases, workers or HTTP: its owner feeds it, and rebuilds it when `load` refuses a
 * snapshot. `naive-oracle.test-helper.ts` defines the correct results in the simplest way. `docs/the-job-index.md`
 * explains all of it, with drawings.
 */
import { conceptTerm } from './concept-terms.ts'
import { JobSubset } from './job-subset.ts'
import { Currencies } from './pay.ts'
import type { PayQuestion, PaySpread } from './pay-question.ts'
import { type ExplainedSearch, explainSearch } from './query/explain-search.ts'
import type { KnownTerms } from './query/known-terms.ts'
import { paySpread } from './query/pay-spread.ts'
import { type SearchTables, search } from './query/search.ts'
import type { JobIndexSettings } from './settings.ts'
import { buildSegments, type IndexTables } from './storage/build-segment.ts'
import { FacetSchema } from './storage/facet-schema.ts'
import { FacetValues } from './storage/facet-values.ts'
import { mergeSegments } from './storage/merge-segments.ts'
import type { Segment } from './storage/segment.ts'
import { readSnapshot, writeSnapshot } from './storage/snapshot.ts'
import { takeFromSegments } from './storage/take-from-segments.ts'
import { Vocabulary } from './storage/vocabulary.ts'
import type { Concept, JobDocument, JobHits, JobQuery } from './types.ts'

/**
 * An upsert replaces the posting with the same id; of several in one batch the last counts. Removals are applied first.
 */
export interface JobChanges {
  upserts: readonly JobDocument[]
  removals: readonly number[]
}

export class JobIndex {
  private readonly settings: JobIndexSettings
  private readonly tables: IndexTables
  private segments: readonly Segment[]
  private merging: { sources: readonly Segment[]; steps: Generator<number, Segment> } | null = null

  constructor(settings: JobIndexSettings, saved?: { tables: IndexTables; segments: readonly Segment[] }) {
    this.settings = settings
    this.segments = saved?.segments ?? []
    this.tables = saved?.tables ?? {
      vocabulary: new Vocabulary(),
      facetValues: new FacetValues(new FacetSchema(settings.facets)),
      currencies: new Currencies(settings.currencyRates),
      concepts: settings.concepts,
      meaning: settings.meaning,
    }
  }

  /**
   * Restores the index of a snapshot (the chunks of `save`, joined) and the text saved with it. Null if the snapshot is
   * of another version, of other concepts or facets, or damaged: then rebuild the index. Rates and bands may have
   * changed.
   */
  static load(
    snapshot: Uint8Array<ArrayBuffer>,
    settings: JobIndexSettings,
  ): { index: JobIndex; meta: string } | null {
    const content = readSnapshot(snapshot, {
      concepts: settings.concepts,
      meaning: settings.meaning,
      schema: new FacetSchema(settings.facets),
      currencyRates: settings.currencyRates,
    })
    return content && { index: new JobIndex(settings, content), meta: content.meta }
  }

  /** Live postings. */
  get size(): number {
    return this.segments.reduce((size, segment) => size + segment.liveSize, 0)
  }

  /** Searchable as soon as this returns. Takes some 0.1 to 0.3 ms per posting with a full description. */
  apply({ upserts, removals }: JobChanges): void {
    const documents = new Map(upserts.map((document) => [document.id, document]))
    for (const id of removals) this.remove(id)
    for (const id of documents.keys()) this.remove(id)
    const all = [...documents.values()]
    for (let start = 0; start < all.length; start += LARGEST_BATCH) {
      const segments = buildSegments(all.slice(start, start + LARGEST_BATCH), this.tables)
      this.segments = [...this.segments, ...segments]
    }
  }

  /** Never throws on odd input: unknown ids, empty texts and offsets past the end simply find nothing. */
  search(query: JobQuery): JobHits {
    return search(query, this.searched)
  }

  /** Searches for the first page, and says what each step found and how the hits were scored. */
  explain(query: JobQuery): ExplainedSearch {
    return explainSearch(query, this.searched)
  }

  /**
   * These postings apart, for very many searches; valid until the next change. Does its work in slices as `merge` does;
   * yields the number of entries handled since the last yield.
   */
  *subset(ids: readonly number[]): Generator<number, JobSubset> {
    const segments = yield* takeFromSegments(this.segments, ids)
    return new JobSubset(segments, this.searched)
  }

  /**
   * The pay of postings; null if too few state it, or too few companies do. A few thousand postings take a millisecond.
   */
  paySpread(question: PayQuestion, least: { postings: number; companies: number }): PaySpread | null {
    return paySpread(question, least, { ...this.tables, segments: this.segments })
  }

  /** Live postings under a concept, stated or found in their titles; replaced ones count until they are merged away. */
  liveJobs(kind: Concept['kind'], id: number): number {
    return this.tables.vocabulary.frequency(conceptTerm(kind, id))
  }

  /** The vocabulary of the index, for planning queries. */
  get knownTerms(): KnownTerms {
    return this.tables.vocabulary
  }

  /**
   * Does one slice of background work, about `entries` posting entries (a million take some 20 ms); false
   * when there is nothing left to do. Call it whenever the thread is idle.
   */
  merge(entries = 50_000): boolean {
    if (this.merging === null) {
      const sources = segmentsToMerge(this.segments)
      if (sources === null) return false
      const { vocabulary } = this.tables
      const steps = mergeSegments(sources, (term, dropped) => vocabulary.addFrequency(term, -dropped))
      this.merging = { sources, steps }
    }
    const { sources, steps } = this.merging
    for (let done = 0; done < entries; ) {
      const step = steps.next()
      if (step.done) {
        const kept = this.segments.filter((segment) => !sources.includes(segment))
        this.segments = step.value.size > 0 ? [step.value, ...kept] : kept
        this.merging = null
        return segmentsToMerge(this.segments) !== null
      }
      done += step.value
    }
    return true
  }

  /**
   * A snapshot of the current state in chunks, to be written one after another, with other work in between; `load`
   * returns `meta`.
   */
  save(meta: string): Iterable<Uint8Array> {
    return writeSnapshot({ meta, tables: this.tables, segments: this.segments })
  }

  private get searched(): SearchTables {
    const { payBands, now } = this.settings
    return { ...this.tables, segments: this.segments, documents: this.size, payBands, now: now() }
  }

  private remove(id: number): void {
    for (const segment of this.segments) if (segment.remove(id)) return
  }
}

/** Limits the memory for building a segment. */
const LARGEST_BATCH = 8192

/** A segment with this share of dead documents is rewritten. */
const MOST_DEAD = 0.2

/** Neighbours in size of one partition are merged unless one is this many times the other. */
const SIZE_RATIO = 4

function segmentsToMerge(segments: readonly Segment[]): [Segment, Segment] | [Segment] | null {
  const decayed = segments.find((segment) => segment.size - segment.liveSize > segment.size * MOST_DEAD)
  if (decayed !== undefined) return [decayed]
  const smallestFirst = [...segments].sort((a, b) => a.size - b.size)
  const before = new Map<string, Segment>()
  for (const larger of smallestFirst) {
    const smaller = before.get(larger.partition)
    if (smaller !== undefined && larger.size < smaller.size * SIZE_RATIO) return [smaller, larger]
    before.set(larger.partition, larger)
  }
  return null
}
