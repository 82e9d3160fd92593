/**
 * Results of queries about a segment, cached for the next query. The cache belongs to the segment and is freed with it.
 * Weak maps would cause pauses: the garbage collector walks their contents while everything else stops, tenths of a
 * second with a million jobs.
 */
import { BoundedMap } from './bounded-map.ts'
import type { DocumentBits } from './document-bits.ts'

export interface KeptSets {
  /** The documents with a value, by its place. */
  valueBits: BoundedMap<number, DocumentBits>
  /** Those that pay within a range. */
  payBits: BoundedMap<string, DocumentBits>
  /** By the list of bands. */
  payClasses: BoundedMap<string, PayClasses>
  /** By the scope of a query. */
  scopes: BoundedMap<string, KeptScope>
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

export interface KeptScope extends Scope {
  /** How many of the segment's deaths are already subtracted. */
  deathsSeen: number
}

export function noKeptSets(): KeptSets {
  return {
    valueBits: new BoundedMap(VALUES_KEPT),
    payBits: new BoundedMap(RANGES_KEPT),
    payClasses: new BoundedMap(CURRENCIES_KEPT),
    scopes: new BoundedMap(SCOPES_KEPT),
  }
}

/** At one bit a document, 64 values take 8 bytes a document. */
const VALUES_KEPT = 64

/** Two bytes a document. */
const RANGES_KEPT = 16

/**
 * Queries ask for a country's jobs in its own currency and in that of searches without a country; jobs that all
 * countries share are asked for in each of their currencies.
 */
const CURRENCIES_KEPT = 64

/**
 * A site has some dozens of markets with three pages each; a client that requests all countries of the world must not
 * fill the memory.
 */
const SCOPES_KEPT = 200
