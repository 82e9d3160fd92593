/** Places in a list of keys: as narrow as the list is short. */
export type ValueRuns = Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>

export function emptyRuns(length: number, keys: number): ValueRuns {
  return keys <= 0x10000 ? new Uint16Array(length) : new Uint32Array(length)
}

/** The values of each document: `values[valueStart[n]]` up to `valueStart[n + 1]`. */
export interface DocumentValues {
  valueStart: Uint32Array
  values: ValueRuns
}
