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
export const unbrotli = promisify(brotliDecompress)
export const gzipped = promisify(gzip)
