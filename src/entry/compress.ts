import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'

const compress = promisify(brotliCompress)
/** Costs about a millisecond a page, beside the main thread; the next level saves 7 in 100 bytes for half as much more. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

export const brotli = (text: string): Promise<Buffer> => compress(text, QUALITY)
export const unbrotli = promisify(brotliDecompress)
export const gzipped = promisify(gzip)
