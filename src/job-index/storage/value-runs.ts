/**
 * Long rows of small numbers: numbers below 65,536 take only two bytes, which halves the bytes that counting has to
 * read.
 */

/** Numbers below a bound: the lower the bound, the narrower the numbers. */
export type ValueRuns = Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>

/** `bound`: all numbers are below it. */
export function emptyRuns(length: number, bound: number): ValueRuns {
  return bound <= 0x10000 ? new Uint16Array(length) : new Uint32Array(length)
}
