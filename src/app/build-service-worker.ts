import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'

/** Writes `service-worker.js`, in one piece, beside the assets that it has to know. */
export async function buildServiceWorker(clientFolder: string): Promise<void> {
  const assets = await readdir(join(clientFolder, 'assets'))
  const files = assets
    .filter((name) => !/\.(?:br|gz)$/.test(name))
    .sort()
    .map((name) => `/assets/${name}`)
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: {
      BUILD_FILES: JSON.stringify(files),
      BUILD_VERSION: JSON.stringify(
        createHash('sha256').update(files.join()).digest('base64url').slice(0, 12),
      ),
    },
    build: {
      outDir: clientFolder,
      emptyOutDir: false,
      modulePreload: false,
      rollupOptions: {
        input: join(import.meta.dirname, 'seeker/offline/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  })
}
