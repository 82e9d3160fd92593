import { basename, join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { precompressAssets } from './precompress-assets.ts'

/** The builds of the other shells: each has its folder as root, so that no site contains pages of another. */

const PROJECT = join(import.meta.dirname, '../..')

/** `react-router.config.ts` of the shell in `folder`. */
export const shellRouter = (folder: string): Config => ({
  appDirectory: '.',
  buildDirectory: join('../../../build', basename(folder)),
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) =>
    precompressAssets(join(reactRouterConfig.buildDirectory, 'client/assets')),
})

/** `vite.config.ts` of the shell in `folder`. */
export const shellVite = (folder: string) =>
  defineConfig(({ command }) => ({
    root: folder,
    cacheDir: join(PROJECT, 'node_modules', `.vite-${basename(folder)}`),
    plugins: [tailwindcss(), reactRouter()],
    publicDir: false,
    build: { assetsInlineLimit: 0 },
    optimizeDeps: { include: ['@lingui/core', '@lingui/react'] },
    environments: {
      ssr: {
        build: { rollupOptions: { input: join(PROJECT, 'src/app/common/server.ts') } },
        ...(command === 'build' && {
          resolve: { noExternal: true as const },
          define: { 'process.env.NODE_ENV': '"production"' },
        }),
      },
    },
  }))
