/** Long rows of small numbers: up to 65,536 of them two bytes a number will do, which halves what counting has to read. */

/** Numbers below a bound: as narrow as the bound is low. */
export type ValueRuns = Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>

/** `bound`: what all numbers are below. */
export function emptyRuns(length: number, bound: number): ValueRuns {
  return bound <= 0x10000 ? new Uint16Array(length) : new Uint32Array(length)
}
