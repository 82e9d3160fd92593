/**
 * A set of a segment's documents, one bit each: the data type of filters. One machine instruction combines thirty-two
 * documents, so that combining the filters of a whole country takes microseconds.
 */
export type DocumentBits = Uint32Array<ArrayBuffer>

export function noBits(size: number): DocumentBits {
  return new Uint32Array((size + 31) >>> 5)
}

/** All documents of a segment of this size. */
export function allBits(size: number): DocumentBits {
  return firstBits(size, size)
}

/** The first `count` of them. */
export function firstBits(size: number, count: number): DocumentBits {
  const bits = noBits(size)
  bits.fill(0xffffffff, 0, count >>> 5)
  if ((count & 31) > 0) bits[count >>> 5] = 0xffffffff >>> (32 - (count & 31))
  return bits
}

export function complementOf(bits: DocumentBits, size: number): DocumentBits {
  const others = allBits(size)
  subtract(others, bits)
  return others
}

export function setBit(bits: DocumentBits, document: number): void {
  const word = document >>> 5
  bits[word] = (bits[word] ?? 0) | (1 << (document & 31))
}

export function clearBit(bits: DocumentBits, document: number): void {
  const word = document >>> 5
  bits[word] = (bits[word] ?? 0) & ~(1 << (document & 31))
}

export function hasBit(bits: DocumentBits, document: number): boolean {
  return (((bits[document >>> 5] ?? 0) >>> (document & 31)) & 1) === 1
}

export function intersect(bits: DocumentBits, others: DocumentBits): void {
  for (let word = 0; word < bits.length; word++) bits[word] = (bits[word] ?? 0) & (others[word] ?? 0)
}

export function subtract(bits: DocumentBits, others: DocumentBits): void {
  for (let word = 0; word < bits.length; word++) bits[word] = (bits[word] ?? 0) & ~(others[word] ?? 0)
}

export function unite(bits: DocumentBits, others: DocumentBits): void {
  for (let word = 0; word < bits.length; word++) bits[word] = (bits[word] ?? 0) | (others[word] ?? 0)
}

export function countBits(bits: DocumentBits): number {
  let count = 0
  for (let word = 0; word < bits.length; word++) count += bitCount(bits[word] ?? 0)
  return count
}

/** How many are in both. */
export function countCommon(bits: DocumentBits, others: DocumentBits): number {
  let count = 0
  for (let word = 0; word < bits.length; word++) count += bitCount((bits[word] ?? 0) & (others[word] ?? 0))
  return count
}

/** How many come before a document. */
export function countBefore(bits: DocumentBits, document: number): number {
  const last = document >>> 5
  let count = 0
  for (let word = 0; word < last; word++) count += bitCount(bits[word] ?? 0)
  return (document & 31) === 0 ? count : count + bitCount((bits[last] ?? 0) << (32 - (document & 31)))
}

/** Ascending, at most `most`; written to the array that `allocate` returns. */
export function documentsIn(
  bits: DocumentBits,
  most = Number.POSITIVE_INFINITY,
  allocate: (length: number) => Uint32Array<ArrayBuffer> = (length) => new Uint32Array(length),
): Uint32Array<ArrayBuffer> {
  const documents = allocate(Math.min(most, countBits(bits)))
  let length = 0
  for (let word = 0; word < bits.length && length < documents.length; word++) {
    for (let rest = bits[word] ?? 0; rest !== 0 && length < documents.length; rest &= rest - 1) {
      documents[length++] = (word << 5) + 31 - Math.clz32(rest & -rest)
    }
  }
  return documents
}

/** The number of set bits of a 32-bit number. */
export function bitCount(bits: number): number {
  let count = bits - ((bits >>> 1) & 0x55555555)
  count = (count & 0x33333333) + ((count >>> 2) & 0x33333333)
  return Math.imul((count + (count >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
