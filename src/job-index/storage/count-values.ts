/**
 * The hot loop of all counting. Its body is a function of its own, as in the other loops over all documents:
 * V8 compiles a long loop while it runs, for that entry only, and throws the code away at its end, whereas a
 * function called thousands of times is compiled once and kept. That makes searches twice as fast.
 */
import type { DocumentBits } from './document-bits.ts'
import type { DocumentValues } from './value-runs.ts'

/** Adds `step` to the count of every facet value, by its place, of every one of the documents. */
export function countInto(
  counts: Uint32Array,
  runs: DocumentValues,
  documents: Uint32Array,
  step: 1 | -1,
): void {
  for (let index = 0; index < documents.length; index++) countRun(counts, runs, documents[index] ?? 0, step)
}

/** The same for documents given as bits. */
export function countBitsInto(
  counts: Uint32Array,
  runs: DocumentValues,
  bits: DocumentBits,
  step: 1 | -1,
): void {
  for (let word = 0; word < bits.length; word++) {
    const rest = bits[word] ?? 0
    if (rest !== 0) countWord(counts, runs, word << 5, rest, step)
  }
}

function countWord(
  counts: Uint32Array,
  runs: DocumentValues,
  first: number,
  word: number,
  step: 1 | -1,
): void {
  for (let rest = word; rest !== 0; rest &= rest - 1) {
    countRun(counts, runs, first + 31 - Math.clz32(rest & -rest), step)
  }
}

/** The same for one document. */
export function countRun(
  counts: Uint32Array,
  { valueStart, values }: DocumentValues,
  document: number,
  step: 1 | -1,
): void {
  const end = valueStart[document + 1] ?? 0
  for (let position = valueStart[document] ?? 0; position < end; position++) {
    const value = values[position] ?? 0
    counts[value] = (counts[value] ?? 0) + step
  }
}
