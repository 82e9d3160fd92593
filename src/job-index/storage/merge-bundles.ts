/**
 * The bundles of a merged segment: those that its documents have in either source. Bundles are renamed, not made anew from
 * documents, as there are far fewer of them.
 */
import { BundleCollector, type Bundles, entriesOfGroup, entryCount, GROUP_COUNT } from './bundles.ts'
import type { DocumentValues } from './value-runs.ts'

interface Source extends DocumentValues {
  /** By the place of a value, its place in the merged segment. */
  newPlaces: Uint32Array
  /** By document, where it is in the merged segment; `dropped` where it is not. */
  placed: Uint32Array
}

/** `renamed`: by source and entry, the entry in the merged segment. */
export interface MergedBundles {
  bundles: Bundles
  renamed: readonly Uint32Array[]
}

/** `places`: how many values the merged segment has. Yields the number of entries handled since the last yield. */
export function* mergeBundles(
  sources: readonly Source[],
  places: number,
  dropped: number,
): Generator<number, MergedBundles> {
  const collector = new BundleCollector()
  const numbered: Uint32Array[] = []
  for (const source of sources) {
    const used = yield* usedEntries(source, dropped)
    const numbers = new Uint32Array(used.length)
    for (let group = 0; group < GROUP_COUNT; group++) {
      const { from, to } = entriesOfGroup(source.bundles, group)
      for (let entry = from; entry < to; entry++) {
        if (used[entry] === 1) numbers[entry] = collector.add(group, valuesOf(source, entry))
        if (entry % BUNDLES_PER_STEP === 0) yield ENTRIES_PER_STEP
      }
    }
    numbered.push(numbers)
  }
  const bundles = collector.finish(places, (place) => place)
  yield ENTRIES_PER_STEP
  return {
    bundles,
    renamed: sources.map((source, index) => rename(source, numbered[index] ?? NONE, bundles)),
  }
}

const NONE = new Uint32Array()
const BUNDLES_PER_STEP = 2000
const ENTRIES_PER_STEP = 10_000

/** 1 at each entry that a document has which is not dropped. */
function* usedEntries(
  { valueStart, values, bundles, placed }: Source,
  dropped: number,
): Generator<number, Uint8Array> {
  const used = new Uint8Array(entryCount(bundles))
  for (let document = 0; document < placed.length; document++) {
    const start = valueStart[document] ?? 0
    if (placed[document] !== dropped) {
      for (let group = 0; group < GROUP_COUNT; group++) used[values[start + group] ?? 0] = 1
    }
    if (document % ENTRIES_PER_STEP === 0) yield ENTRIES_PER_STEP
  }
  return used
}

/** As places in the merged segment. */
function valuesOf({ bundles: { first, start, values }, newPlaces }: Source, entry: number): Uint32Array {
  const run = values.subarray(start[entry - first] ?? 0, start[entry - first + 1] ?? 0)
  return Uint32Array.from(run, (place) => newPlaces[place] ?? 0)
}

/** `numbers`: by entry, the number of a bundle within its group of the merged segment. */
function rename(source: Source, numbers: Uint32Array, merged: Bundles): Uint32Array {
  const renamed = numbers.slice()
  renamed.set(source.newPlaces)
  for (let group = 0; group < GROUP_COUNT; group++) {
    const { from, to } = entriesOfGroup(source.bundles, group)
    const offset = entriesOfGroup(merged, group).from
    for (let entry = from; entry < to; entry++) renamed[entry] = offset + (numbers[entry] ?? 0)
  }
  return renamed
}
