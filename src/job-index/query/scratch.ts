/**
 * Memory for what a search needs only until it is answered. Millions of matches go through a busy index every second;
 * arrays made anew for each list would keep the garbage collector at work, whose pauses are longer than any search. So
 * lists are parts of two large arrays, handed out from the front and all taken back when the next search begins.
 *
 * A thread answers one search at a time, from start to end; nothing of this may outlive it.
 */

/** In entries; what does not fit any more is made anew. The system gives memory only to what is used of them. */
const numbers = new Uint32Array(2 ** 22)
const scores = new Float64Array(2 ** 21)
let numbersUsed = 0
let scoresUsed = 0

/** Takes back all that was handed out. */
export function beginSearch(): void {
  numbersUsed = 0
  scoresUsed = 0
}

/** Whatever was there before is still in it. */
export function scratchNumbers(length: number): Uint32Array<ArrayBuffer> {
  if (numbersUsed + length > numbers.length) return new Uint32Array(length)
  numbersUsed += length
  return numbers.subarray(numbersUsed - length, numbersUsed)
}

/** Whatever was there before is still in it. */
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
