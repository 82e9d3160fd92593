import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** The employer site: a bundle of its own, so that neither site carries pages of the other. */
export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  cacheDir: '../../../node_modules/.vite-employer',
  plugins: [tailwindcss(), reactRouter()],
  publicDir: false,
  build: { assetsInlineLimit: 0 },
  optimizeDeps: { include: ['@lingui/core', '@lingui/react'] },
  environments: {
    ssr: {
      build: { rollupOptions: { input: 'server.ts' } },
      ...(command === 'build' && {
        resolve: { noExternal: true as const },
        define: { 'process.env.NODE_ENV': '"production"' },
      }),
    },
  },
}))
