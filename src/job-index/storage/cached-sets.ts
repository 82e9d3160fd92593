/**
 * Results of queries about a segment, cached for the next query. The cache belongs to the segment and is freed with it.
 * Weak maps would cause pauses: the garbage collector walks their contents while everything else stops, tenths of a
 * second with a million jobs.
 */
import { BoundedMap } from './bounded-map.ts'
import type { DocumentBits } from './document-bits.ts'

export interface CachedSets {
  /** The documents with a value, by its place. */
  valueBits: BoundedMap<number, DocumentBits>
  /** The documents with a term in a title, by the place of its list. */
  titleDocuments: BoundedMap<number, Uint32Array>
  /** Those that pay within a range. */
  payBits: BoundedMap<string, DocumentBits>
  /** By the list of bands. */
  payClasses: BoundedMap<string, PayClasses>
  /** By the scope of a query. */
  scopes: BoundedMap<string, CachedScope>
}

export interface PayClasses {
  /** By document. */
  classOf: Uint16Array
  /** By class: the places of the bands that its jobs overlap. */
  bandsOf: readonly (readonly number[])[]
}

export interface Scope {
  /** Live documents. */
  documents: DocumentBits
  /** Their number. */
  size: number
  /** The number of them with each value, by the value's place. */
  counts: Uint32Array
  /** The same for pay bands, by the name of the list; its user fills it. */
  payCounts: Map<string, Uint32Array>
}

export interface CachedScope extends Scope {
  /** How many of the segment's deaths are already subtracted. */
  deathsSeen: number
}

export function emptyCachedSets(): CachedSets {
  return {
    valueBits: new BoundedMap(CACHED_VALUES),
    titleDocuments: new BoundedMap(CACHED_TERMS),
    payBits: new BoundedMap(CACHED_RANGES),
    payClasses: new BoundedMap(CACHED_CURRENCIES),
    scopes: new BoundedMap(CACHED_SCOPES),
  }
}

/** At one bit a document, 64 values take 8 bytes a document. */
const CACHED_VALUES = 64

/** A document stands in as many lists as its titles have words: some sixteen bytes. */
const CACHED_TERMS = 512

/** Two bytes a document. */
const CACHED_RANGES = 16

/**
 * Queries ask for a country's jobs in its own currency and in that of searches without a country; jobs that all
 * countries share are asked for in each of their currencies.
 */
const CACHED_CURRENCIES = 64

/**
 * A site has some dozens of markets with three pages each; a client that requests all countries of the world must not
 * fill the memory.
 */
const CACHED_SCOPES = 200
