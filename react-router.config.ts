import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { buildServiceWorker } from './src/app/build-service-worker.ts'
import { drawIcons } from './src/app/draw-icons.ts'
import { precompressAssets } from './src/app/precompress-assets.ts'
import { slimManifest } from './src/app/slim-manifest.ts'

/** The seeker site. The employer site gets a configuration of its own. */
export default {
  appDirectory: 'src/app/seeker',
  buildDirectory: 'build/seeker',
  // The route table is small: sending it with the first page saves a request before the first navigation.
  routeDiscovery: { mode: 'initial' },
  async buildEnd({ reactRouterConfig }) {
    const client = join(reactRouterConfig.buildDirectory, 'client')
    await buildServiceWorker(client)
    await drawIcons(join(client, 'icons'))
    await slimManifest(join(client, 'assets'))
    await precompressAssets(join(client, 'assets'))
  },
} satisfies Config
