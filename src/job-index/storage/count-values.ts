/**
 * The hot loop of all counting. Its body is a function of its own, as in the other loops over all documents: V8
 * compiles a long loop while it runs, for that entry only, and discards the code at its end, whereas a function called
 * thousands of times is compiled once and stays compiled. That makes searches twice as fast.
 *
 * Documents are counted by entry, values and bundles alike; then the bundles add their counts to their values. So an
 * array of counts has room for all entries; the numbers at its bundles have no meaning before and after.
 */
import { type Bundles, entriesOfGroup, entryCount } from './bundles.ts'
import type { DocumentBits } from './document-bits.ts'
import { type DocumentValues, eachValue } from './document-values.ts'
import type { ValueRuns } from './value-runs.ts'

/** Adds `step` to the count of every facet value, by its place, of every one of the documents. */
export function countInto(
  counts: Uint32Array,
  runs: DocumentValues,
  documents: Uint32Array,
  step: 1 | -1,
): void {
  counts.fill(0, runs.bundles.first)
  for (let index = 0; index < documents.length; index++)
    countEntries(counts, runs, documents[index] ?? 0, step)
  addBundled(counts, runs.bundles)
}

/** The same for documents given as bits. */
export function countBitsInto(
  counts: Uint32Array,
  runs: DocumentValues,
  bits: DocumentBits,
  step: 1 | -1,
): void {
  counts.fill(0, runs.bundles.first)
  for (let word = 0; word < bits.length; word++) {
    const rest = bits[word] ?? 0
    if (rest !== 0) countWord(counts, runs, word << 5, rest, step)
  }
  addBundled(counts, runs.bundles)
}

function countWord(
  counts: Uint32Array,
  runs: DocumentValues,
  first: number,
  word: number,
  step: 1 | -1,
): void {
  for (let rest = word; rest !== 0; rest &= rest - 1) {
    countEntries(counts, runs, first + 31 - Math.clz32(rest & -rest), step)
  }
}

function countEntries(
  counts: Uint32Array,
  { valueStart, values }: DocumentValues,
  document: number,
  step: 1 | -1,
): void {
  const end = valueStart[document + 1] ?? 0
  for (let position = valueStart[document] ?? 0; position < end; position++) {
    const entry = values[position] ?? 0
    counts[entry] = (counts[entry] ?? 0) + step
  }
}

/** A count below 0 wraps around to a large number; adding it still gives the correct sum. */
function addBundled(counts: Uint32Array, bundles: Bundles): void {
  const { first, start, values } = bundles
  const end = entryCount(bundles)
  for (let entry = first; entry < end; entry++) {
    const count = counts[entry] ?? 0
    if (count !== 0) addCount(counts, values, start[entry - first] ?? 0, start[entry - first + 1] ?? 0, count)
  }
}

function addCount(counts: Uint32Array, values: ValueRuns, from: number, to: number, count: number): void {
  for (let position = from; position < to; position++) {
    const place = values[position] ?? 0
    counts[place] = (counts[place] ?? 0) + count
  }
}

/** The same for one document; the counts are of values only. */
export function countDocument(
  counts: Uint32Array,
  runs: DocumentValues,
  document: number,
  step: 1 | -1,
): void {
  eachValue(runs, document, (place) => {
    counts[place] = (counts[place] ?? 0) + step
  })
}

/** The same as `countInto` for the values of one facet only, by its place; `places`: those of its values. */
export function countFacetInto(
  counts: Uint32Array,
  runs: DocumentValues,
  documents: Uint32Array,
  step: 1 | -1,
  { facet, places }: { facet: number; places: { from: number; to: number } },
): void {
  const group = runs.bundles.schema.groupOf(facet)
  if (group < 0) {
    for (let index = 0; index < documents.length; index++) {
      countOthers(counts, runs, documents[index] ?? 0, step, places)
    }
    return
  }
  const { valueStart, values, bundles } = runs
  const entries = entriesOfGroup(bundles, group)
  counts.fill(0, entries.from, entries.to)
  for (let index = 0; index < documents.length; index++) {
    const entry = values[(valueStart[documents[index] ?? 0] ?? 0) + group] ?? 0
    counts[entry] = (counts[entry] ?? 0) + step
  }
  for (let entry = entries.from; entry < entries.to; entry++) {
    const count = counts[entry] ?? 0
    if (count !== 0) addWithin(counts, bundles, entry, count, places)
  }
}

function countOthers(
  counts: Uint32Array,
  { valueStart, values, bundles }: DocumentValues,
  document: number,
  step: 1 | -1,
  { from, to }: { from: number; to: number },
): void {
  const end = valueStart[document + 1] ?? 0
  for (let position = (valueStart[document] ?? 0) + bundles.schema.groupCount; position < end; position++) {
    const place = values[position] ?? 0
    if (place >= from && place < to) counts[place] = (counts[place] ?? 0) + step
  }
}

function addWithin(
  counts: Uint32Array,
  { first, start, values }: Bundles,
  entry: number,
  count: number,
  { from, to }: { from: number; to: number },
): void {
  const end = start[entry - first + 1] ?? 0
  for (let position = start[entry - first] ?? 0; position < end; position++) {
    const place = values[position] ?? 0
    if (place >= from && place < to) counts[place] = (counts[place] ?? 0) + count
  }
}
