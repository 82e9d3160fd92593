import { DIMENSIONS, type VectorTable } from '#job-index/meaning/text-vectors.ts'

/** The table of learned vectors: each number becomes one of 15 steps of its feature's largest. */
export function packVectors(hashes: Uint32Array, vectors: Float32Array): Omit<VectorTable, 'fingerprint'> {
  const order = Uint32Array.from(hashes.keys()).sort((a, b) => (hashes[a] ?? 0) - (hashes[b] ?? 0))
  const table = {
    hashes: hashes.toSorted(),
    scales: new Float32Array(hashes.length),
    numbers: new Uint8Array((hashes.length * DIMENSIONS) / 2),
  }
  for (const [place, feature] of order.entries()) {
    const vector = vectors.subarray(feature * DIMENSIONS, (feature + 1) * DIMENSIONS)
    const scale = vector.reduce((most, each) => Math.max(most, Math.abs(each)), 0) / STEPS || 1
    table.scales[place] = scale
    const stepOf = (index: number) => Math.round((vector[index] ?? 0) / scale) + 8
    for (let index = 0; index < DIMENSIONS; index += 2)
      table.numbers[(place * DIMENSIONS + index) / 2] = stepOf(index) | (stepOf(index + 1) << 4)
  }
  return table
}

const STEPS = 7
