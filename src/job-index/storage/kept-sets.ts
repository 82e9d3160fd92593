/**
 * What queries have worked out about a segment, kept for the next that asks. It hangs on the segment and goes with it. In
 * weak maps beside the queries it would cost pauses: the collector of garbage walks what is kept in weak maps while
 * everything else stands still, tenths of a second with a million jobs.
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
  /** By what a query looks at. */
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
  /** How many they are. */
  size: number
  /** How many of them have each value, by its place. */
  counts: Uint32Array
  /** The same for pay bands, by what asked for them; theirs to fill. */
  payCounts: Map<string, Uint32Array>
}

export interface KeptScope extends Scope {
  /** How many of the segment's deaths are left out already. */
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
 * A country's jobs are asked for in its own currency and that of searches without a country, those that all countries
 * share in each of theirs.
 */
const CURRENCIES_KEPT = 64

/**
 * A site has some dozens of markets with three pages each; whoever asks for all countries of the world must not fill the
 * memory.
 */
const SCOPES_KEPT = 200
