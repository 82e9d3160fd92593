import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSIBLE = /\.(?:js|css|svg)$/

/** Writes a `.br` and a `.gz` beside every text file of the browser's build, so that serving costs no compression. */
export async function precompressAssets(folder: string): Promise<void> {
  const files = await readdir(folder)
  await Promise.all(
    files.filter((file) => COMPRESSIBLE.test(file)).map((file) => compress(join(folder, file))),
  )
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path)
  const brotli = promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  })
  const gzipped = promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION })
  await Promise.all([writeFile(`${path}.br`, await brotli), writeFile(`${path}.gz`, await gzipped)])
}
