import { pipeline, Readable, type Transform } from 'node:stream'
import {
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createInflateRaw,
  createZstdDecompress,
} from 'node:zlib'
import { FetchFailure } from './fetch-failure.ts'

/** The encodings that we accept, for `Accept-Encoding`. */
export const ACCEPTED = 'gzip, br, zstd, deflate'

/** More layers than this are refused: nobody compresses twice. */
const MOST_LAYERS = 2

/** The bytes of a document after its `Content-Encoding` is undone. Throws `FetchFailure`, or as `bytes` does. */
export function decoded(bytes: AsyncIterable<Buffer>, encoding: string): AsyncIterable<Buffer> {
  const layers = encoding
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== 'identity' && name !== '')
  if (layers.length > MOST_LAYERS) throw new FetchFailure(`is packed more than ${MOST_LAYERS} times`)
  return layers.reduceRight(unpacked, bytes)
}

async function* unpacked(packed: AsyncIterable<Buffer>, encoding: string): AsyncGenerator<Buffer> {
  const { start, whole } = await withStart(packed)
  const decoder = decoderFor(encoding, start)
  // Ends both streams when either fails or the reader stops; the reader gets the error through the decoder.
  pipeline(Readable.from(whole), decoder, () => {})
  yield* decoder
}

function decoderFor(encoding: string, start: Buffer): Transform {
  switch (encoding) {
    case 'gzip':
    case 'x-gzip':
      return createGunzip()
    case 'br':
      return createBrotliDecompress()
    case 'zstd':
      return createZstdDecompress()
    case 'deflate':
      return isZlib(start) ? createInflate() : createInflateRaw()
    default:
      throw new FetchFailure('is packed in a way that is not known')
  }
}

/** "deflate" means zlib's format (RFC 9110), but some servers omit its two-byte header. */
const isZlib = (start: Buffer) =>
  start.length >= 2 && (start.readUInt8() & 15) === 8 && start.readUInt16BE() % 31 === 0

/** The first two bytes at least, and the whole stream. */
async function withStart(
  bytes: AsyncIterable<Buffer>,
): Promise<{ start: Buffer; whole: AsyncIterable<Buffer> }> {
  const iterator = bytes[Symbol.asyncIterator]()
  let start: Buffer = Buffer.alloc(0)
  while (start.length < 2) {
    const next = await iterator.next()
    if (next.done) break
    start = Buffer.concat([start, next.value])
  }
  async function* whole(): AsyncGenerator<Buffer> {
    try {
      yield start
      for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value
    } finally {
      await iterator.return?.()
    }
  }
  return { start, whole: whole() }
}
