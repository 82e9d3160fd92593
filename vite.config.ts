import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { plainImports } from './src/app/plain-imports.ts'
import { scriptBundles } from './src/app/script-bundles.ts'
import { unusedRouterParts } from './src/app/unused-router-parts.ts'

/** The framework's plugin is for the site; unit tests read the same modules without it. */
const isTest = process.env.VITEST !== undefined

export default defineConfig(({ command }) => ({
  plugins: isTest ? [] : [tailwindcss(), reactRouter(), unusedRouterParts(), plainImports()],
  publicDir: false,
  // React has had this hook for years; the package would bring a copy for older ones.
  resolve: { alias: { 'use-sync-external-store/shim': 'react' } },
  // A part that comes later brings its few own files when it runs; naming them in advance costs every page half a kilobyte.
  build: { assetsInlineLimit: 0, modulePreload: false },
  // Found only when the first page runs otherwise, which then has to load twice.
  optimizeDeps: { include: ['@lingui/core', '@lingui/react'] },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            codeSplitting: { groups: scriptBundles() },
          },
        },
      },
    },
    ssr: {
      build: { rollupOptions: { input: 'src/app/common/server.ts' } },
      // One self-contained bundle with React's production build, whatever NODE_ENV the server runs under.
      ...(command === 'build' && {
        resolve: { noExternal: true as const },
        define: { 'process.env.NODE_ENV': '"production"' },
      }),
    },
  },
}))
