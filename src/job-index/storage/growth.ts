/** Typed arrays that grow: at least to the requested length, doubling, so that appending stays cheap. */

export function growUint32(array: Uint32Array<ArrayBuffer>, length: number): Uint32Array<ArrayBuffer> {
  if (length <= array.length) return array
  const grown = new Uint32Array(Math.max(length, array.length * 2))
  grown.set(array)
  return grown
}

export function growUint8(array: Uint8Array<ArrayBuffer>, length: number): Uint8Array<ArrayBuffer> {
  if (length <= array.length) return array
  const grown = new Uint8Array(Math.max(length, array.length * 2))
  grown.set(array)
  return grown
}
