/**
 * Memory that a search needs only until its end. A busy index processes millions of matches every second; new arrays
 * for each list would keep the garbage collector busy, whose pauses are longer than any search. So lists are parts of
 * two large arrays, which are allocated from the front and all released when the next search begins.
 *
 * A thread runs one search at a time, from start to end; no list may be used after it.
 */

/**
 * In entries; a list that no longer fits gets an array of its own. The system provides memory only for the used part of
 * these arrays.
 */
const numbers = new Uint32Array(2 ** 22)
const scores = new Float64Array(2 ** 21)
let numbersUsed = 0
let scoresUsed = 0

/** Releases everything that was allocated. */
export function beginSearch(): void {
  numbersUsed = 0
  scoresUsed = 0
}

/** Contains whatever was there before. */
export function scratchNumbers(length: number): Uint32Array<ArrayBuffer> {
  if (numbersUsed + length > numbers.length) return new Uint32Array(length)
  numbersUsed += length
  return numbers.subarray(numbersUsed - length, numbersUsed)
}

/** Contains whatever was there before. */
export function scratchScores(length: number): Float64Array<ArrayBuffer> {
  if (scoresUsed + length > scores.length) return new Float64Array(length)
  scoresUsed += length
  return scores.subarray(scoresUsed - length, scoresUsed)
}

/** A copy that lasts as long as the search. */
export function scratchCopy(original: Uint32Array): Uint32Array<ArrayBuffer> {
  const copy = scratchNumbers(original.length)
  copy.set(original)
  return copy
}
