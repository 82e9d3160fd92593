import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const COMPRESSIBLE = /\.(?:js|css|svg|json)$/

/** Writes a `.br` and a `.gz` beside every text file of the browser's build, so that serving costs no compression. */
export function precompressAssets(): Plugin {
  return {
    name: 'joblane:precompress-assets',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle({ dir }) {
      if (dir === undefined) return
      const files = await readdir(join(dir, 'assets'))
      await Promise.all(
        files.filter((file) => COMPRESSIBLE.test(file)).map((file) => compress(join(dir, 'assets', file))),
      )
    },
  }
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path)
  const brotli = promisify(brotliCompress)(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  })
  const gzipped = promisify(gzip)(content, { level: 9 })
  await Promise.all([writeFile(`${path}.br`, await brotli), writeFile(`${path}.gz`, await gzipped)])
}
