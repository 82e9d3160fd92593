import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { precompressAssets } from '../precompress-assets.ts'

/** The employer site. Paths count from this folder, which is the root of its build. */
export default {
  appDirectory: '.',
  buildDirectory: '../../../build/employer',
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) =>
    precompressAssets(join(reactRouterConfig.buildDirectory, 'client/assets')),
} satisfies Config
