/**
 * Vectors of meaning: texts that mean similar work point in similar directions, in whatever language they are. Each
 * feature of a text (`features.ts`) has 64 numbers in a table, and the vector of a text is their weighted sum at unit
 * length. The table was learned from names of occupations by `bin/make-vectors`; nothing is learned at run time.
 *
 * The file: the number of features and a fingerprint of the rest, then the hashes of the features in ascending order,
 * then a scale for each, then their numbers as whole ones from -7 to 7, two in a byte. All are little-endian.
 */
import { eachFeature } from './features.ts'

export const DIMENSIONS = 64

export interface VectorTable {
  /** Of all that follows. */
  fingerprint: string
  /** Ascending. */
  hashes: Uint32Array
  scales: Float32Array
  /** By feature `DIMENSIONS / 2` bytes; the lower half of a byte is the first number, plus 8. */
  numbers: Uint8Array
}

/** Throws a RangeError if the bytes end too early. */
export function readVectorTable(bytes: Uint8Array<ArrayBuffer>): VectorTable {
  const { buffer, byteOffset } = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice()
  const [features = 0, fingerprint = 0] = new Uint32Array(buffer, byteOffset, 2)
  const hashesAt = byteOffset + 8
  const scalesAt = hashesAt + features * 4
  return {
    fingerprint: fingerprint.toString(16),
    hashes: new Uint32Array(buffer, hashesAt, features),
    scales: new Float32Array(buffer, scalesAt, features),
    numbers: new Uint8Array(buffer, scalesAt + features * 4, (features * DIMENSIONS) / 2),
  }
}

/** The bytes of a table, for a file. */
export function vectorTableBytes({ hashes, scales, numbers }: Omit<VectorTable, 'fingerprint'>): Uint8Array {
  const columns = [hashes, scales, numbers].map(
    ({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength),
  )
  const content = Buffer.concat(columns)
  let fingerprint = 0x811c9dc5
  for (const byte of content) fingerprint = Math.imul(fingerprint ^ byte, 0x01000193)
  const head = Uint32Array.of(hashes.length, fingerprint >>> 0)
  return Buffer.concat([new Uint8Array(head.buffer), content])
}

/** The vector of a text, of unit length; null if the table knows nothing of it. */
export function vectorOf(text: string, table: VectorTable): Float32Array | null {
  const sum = new Float32Array(DIMENSIONS)
  eachFeature(text, (hash, weight) => {
    const feature = featureOf(hash, table.hashes)
    if (feature >= 0) addFeature(sum, feature, weight, table)
  })
  return toUnitLength(sum)
}

/** The same vector at unit length, changed in place; null if it has no direction. */
export function toUnitLength(vector: Float32Array): Float32Array | null {
  const length = Math.sqrt(dot(vector, vector))
  if (length === 0) return null
  for (let index = 0; index < vector.length; index++) vector[index] = (vector[index] ?? 0) / length
  return vector
}

/**
 * The product of a vector and the numbers of a table from a place on: of two vectors of unit length their similarity, 1
 * for the same direction and about 0 for unrelated meanings. Four sums at a time: each would wait for its last addition.
 */
export function dot(vector: Float32Array, table: Float32Array, start = 0): number {
  let first = 0
  let second = 0
  let third = 0
  let fourth = 0
  for (let index = 0; index < DIMENSIONS; index += 4) {
    const at = start + index
    first += (vector[index] ?? 0) * (table[at] ?? 0)
    second += (vector[index + 1] ?? 0) * (table[at + 1] ?? 0)
    third += (vector[index + 2] ?? 0) * (table[at + 2] ?? 0)
    fourth += (vector[index + 3] ?? 0) * (table[at + 3] ?? 0)
  }
  return first + second + (third + fourth)
}

/** The same for bytes. A function of its own: one that reads both kinds of tables takes twice as long for either. */
export function dotWithBytes(vector: Float32Array, table: Int8Array, start: number): number {
  let first = 0
  let second = 0
  let third = 0
  let fourth = 0
  for (let index = 0; index < DIMENSIONS; index += 4) {
    const at = start + index
    first += (vector[index] ?? 0) * (table[at] ?? 0)
    second += (vector[index + 1] ?? 0) * (table[at + 1] ?? 0)
    third += (vector[index + 2] ?? 0) * (table[at + 2] ?? 0)
    fourth += (vector[index + 3] ?? 0) * (table[at + 3] ?? 0)
  }
  return first + second + (third + fourth)
}

/** Hashes are spread evenly, so the place of one can be guessed from its size and is found within a few steps. */
function featureOf(hash: number, hashes: Uint32Array): number {
  let low = 0
  let high = hashes.length - 1
  while (low <= high) {
    const least = hashes[low] ?? 0
    const most = hashes[high] ?? 0
    if (hash < least || hash > most) return -1
    const share = most === least ? 0 : (hash - least) / (most - least)
    const guess = low + Math.floor(share * (high - low))
    const found = hashes[guess] ?? 0
    if (found === hash) return guess
    if (found < hash) low = guess + 1
    else high = guess - 1
  }
  return -1
}

function addFeature(
  sum: Float32Array,
  feature: number,
  weight: number,
  { scales, numbers }: VectorTable,
): void {
  const factor = weight * (scales[feature] ?? 0)
  const start = feature * (DIMENSIONS / 2)
  for (let index = 0; index < DIMENSIONS / 2; index++) {
    const pair = numbers[start + index] ?? 0
    const place = index * 2
    sum[place] = (sum[place] ?? 0) + factor * ((pair & 15) - 8)
    sum[place + 1] = (sum[place + 1] ?? 0) + factor * ((pair >> 4) - 8)
  }
}
