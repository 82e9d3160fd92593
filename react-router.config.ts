import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { precompressAssets } from './src/app/precompress-assets.ts'

/** The seeker site. The employer site gets a configuration of its own. */
export default {
  appDirectory: 'src/app/seeker',
  buildDirectory: 'build/seeker',
  // The route table is small: sending it with the first page saves a request before the first navigation.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) =>
    precompressAssets(join(reactRouterConfig.buildDirectory, 'client/assets')),
} satisfies Config
