/**
 * A segment: up to millions of postings of one partition, frozen. Its documents are numbered from the newest to the
 * oldest (equal times: the higher id first), so that the order of document numbers is the order of results by date, and
 * of any two equally good hits the lower number wins. Data of fixed width are columns; a document's facet values and
 * title terms are runs in one long array; words and values have posting lists.
 *
 * Only the list of dead documents ever changes: these are replaced or removed, but still in the lists until the segment
 * is merged into another.
 */
import type { Bundles } from './bundles.ts'
import { emptyCachedSets } from './cached-sets.ts'
import { countDocument } from './count-values.ts'
import type { PostingLists } from './postings.ts'
import type { ValueRuns } from './value-runs.ts'

export interface SegmentColumns {
  ids: Float64Array
  /** Epoch seconds. */
  postedAt: Uint32Array
  /** Monthly major units; 0 if `currency` is 0. */
  payMin: Float64Array
  payMax: Float64Array
  /** Number in `Currencies`; 0: no stated pay. */
  currency: Uint16Array
  /** Terms of the first title, at most 255. */
  titleLength: Uint8Array
  /** The row of each document's meaning. */
  meaningOf: Uint32Array
  /** Rows of `DIMENSIONS` numbers, each once: see `posting-meaning.ts`. */
  meanings: Int8Array
  /** The id of the title that is nearest in meaning; 0 if nothing is known of its titles. */
  nearestTitle: Uint32Array
  /**
   * Document n's title terms are `titleTerms[titleStart[n]]` up to `titleStart[n + 1]`; 0 between two titles.
   */
  titleStart: Uint32Array
  titleTerms: Uint32Array
  /** The same for its facet values: entries as in `document-values.ts`, a value's being its place in `valuePostings.keys`. */
  valueStart: Uint32Array
  values: ValueRuns
  bundles: Bundles
  /** Documents by ascending id. */
  byId: Uint32Array
  termPostings: PostingLists
  valuePostings: PostingLists
}

let segmentsMade = 0

export class Segment {
  /** Unique within the process. */
  readonly number = ++segmentsMade
  /** The postings that it holds: see `partition.ts`. */
  readonly partition: string
  readonly columns: SegmentColumns
  /** The number of live documents with each value, by its place in `valuePostings.keys`. */
  readonly liveCounts: Uint32Array
  /** 1 if the document is replaced or removed. */
  readonly dead: Uint8Array
  /** Documents that died since the segment was made or loaded, in order. */
  readonly deaths: number[] = []
  readonly cached = emptyCachedSets()
  private deadCount = 0

  constructor(partition: string, columns: SegmentColumns, dead?: Uint8Array) {
    this.partition = partition
    this.columns = columns
    this.liveCounts = columns.valuePostings.counts.slice()
    this.dead = dead ?? new Uint8Array(columns.ids.length)
    for (let document = this.dead.indexOf(1); document >= 0; document = this.dead.indexOf(1, document + 1)) {
      this.forget(document)
    }
  }

  /** Documents, dead ones included. */
  get size(): number {
    return this.columns.ids.length
  }

  get liveSize(): number {
    return this.size - this.deadCount
  }

  /** The document of a job that is in this segment and alive, or -1. */
  liveDocument(id: number): number {
    const document = this.find(id)
    return document < 0 || this.dead[document] === 1 ? -1 : document
  }

  /** Marks a job's document as dead, if it is in this segment and alive; returns whether it was. */
  remove(id: number): boolean {
    const document = this.liveDocument(id)
    if (document < 0) return false
    this.kill(document)
    return true
  }

  kill(document: number): void {
    this.dead[document] = 1
    this.deaths.push(document)
    this.forget(document)
  }

  private forget(document: number): void {
    this.deadCount++
    countDocument(this.liveCounts, this.columns, document, -1)
  }

  private find(id: number): number {
    const { ids, byId } = this.columns
    let low = 0
    let high = this.size - 1
    while (low <= high) {
      const middle = (low + high) >>> 1
      const document = byId[middle] ?? 0
      const found = ids[document] ?? 0
      if (found === id) return document
      if (found < id) low = middle + 1
      else high = middle - 1
    }
    return -1
  }
}
