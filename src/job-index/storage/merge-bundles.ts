/**
 * The bundles of a merged segment: those that its documents have in either source. Bundles are renumbered, not rebuilt
 * from documents, as there are far fewer of them.
 */
import { BundleCollector, type Bundles, entriesOfGroup, entryCount } from './bundles.ts'
import type { DocumentValues } from './document-values.ts'
import type { FacetSchema } from './facet-schema.ts'
import { DROPPED } from './merge-postings.ts'
import { DOCUMENTS_PER_STEP } from './merged-order.ts'
import type { PostingLists } from './postings.ts'

interface Source extends DocumentValues {
  valuePostings: Pick<PostingLists, 'keys'>
  /** By document, its place in the merged segment, or `DROPPED`. */
  placed: Uint32Array
}

/** `renamed`: by source and entry, the entry in the merged segment. */
interface MergedBundles {
  bundles: Bundles
  renamed: readonly Uint32Array[]
}

/** `keys`: the values of the merged segment. Yields the number of entries handled since the last yield. */
export function* mergeBundles(
  sources: readonly Source[],
  keys: Uint32Array,
  schema: FacetSchema,
): Generator<number, MergedBundles> {
  const collector = new BundleCollector(schema)
  const renamed: Uint32Array[] = []
  for (const source of sources) {
    const used = yield* usedEntries(source)
    const names = new Uint32Array(used.length)
    names.set(newPlaces(source.valuePostings.keys, keys))
    for (let group = 0; group < schema.groupCount; group++) {
      const { from, to } = entriesOfGroup(source.bundles, group)
      for (let entry = from; entry < to; entry++) {
        if (used[entry] === 1) names[entry] = collector.add(group, valuesOf(source, entry, names))
        if (entry % BUNDLES_PER_STEP === 0) yield BUNDLES_PER_STEP * ENTRIES_A_BUNDLE
      }
    }
    renamed.push(names)
  }
  const bundles = collector.finish(keys.length, (place) => place)
  for (const [index, source] of sources.entries()) nameAfterGroups(renamed[index], source.bundles, bundles)
  yield entryCount(bundles)
  return { bundles, renamed }
}

const BUNDLES_PER_STEP = 500

/** Looking up a bundle takes as long as so many entries. */
const ENTRIES_A_BUNDLE = 20

/** 1 at each entry of a document that is not dropped. */
function* usedEntries({ valueStart, values, bundles, placed }: Source): Generator<number, Uint8Array> {
  const used = new Uint8Array(entryCount(bundles))
  for (let document = 0; document < placed.length; document++) {
    const start = valueStart[document] ?? 0
    if (placed[document] !== DROPPED) {
      for (let group = 0; group < bundles.schema.groupCount; group++) used[values[start + group] ?? 0] = 1
    }
    if (document % DOCUMENTS_PER_STEP === 0) yield DOCUMENTS_PER_STEP
  }
  return used
}

/** By the place of a key in one ascending list, its place in another; meaningless if the other does not have it. */
function newPlaces(keys: Uint32Array, merged: Uint32Array): Uint32Array {
  const places = new Uint32Array(keys.length)
  let place = 0
  for (let index = 0; index < keys.length; index++) {
    while ((merged[place] ?? Number.POSITIVE_INFINITY) < (keys[index] ?? 0)) place++
    places[index] = place
  }
  return places
}

/** As places in the merged segment. */
function valuesOf({ bundles }: Source, entry: number, names: Uint32Array): Uint32Array {
  const { first, start, values } = bundles
  const from = start[entry - first] ?? 0
  const run = new Uint32Array((start[entry - first + 1] ?? 0) - from)
  for (let index = 0; index < run.length; index++) run[index] = names[values[from + index] ?? 0] ?? 0
  return run
}

/** Turns the numbers of bundles within their groups into entries of the merged segment. */
function nameAfterGroups(names: Uint32Array | undefined, source: Bundles, merged: Bundles): void {
  for (let group = 0; group < merged.schema.groupCount; group++) {
    const { from, to } = entriesOfGroup(source, group)
    const offset = entriesOfGroup(merged, group).from
    for (let entry = from; entry < to; entry++) {
      if (names !== undefined) names[entry] = offset + (names[entry] ?? 0)
    }
  }
}
