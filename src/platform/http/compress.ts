import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'

const compress = promisify(brotliCompress)

/**
 * `fast` costs about a millisecond a page, beside the main thread; the next level saves 7 in 100 bytes for half as much
 * more time. `small` takes tens of times as long, for texts that are sent again and again.
 */
const QUALITY = { fast: 4, small: 9 }

export const brotli = (text: string | Buffer, effort: keyof typeof QUALITY = 'fast'): Promise<Buffer> =>
  compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY[effort] } })

/**
 * A copy with memory of its own, for bytes that are kept: Node cuts small buffers from pieces of 64 KB, and one of them
 * holds its whole piece.
 */
export function toKeep(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}

export const unbrotli = promisify(brotliDecompress)
export const gzipped = promisify(gzip)
