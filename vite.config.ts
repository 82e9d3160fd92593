import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** The framework's plugin is for the site; unit tests read the same modules without it. */
const isTest = process.env.VITEST !== undefined

/** The packages in one file: smaller than in pieces, and kept by browsers while our own code changes. */
const framework = { name: 'framework', test: /node_modules/, priority: 2 }

/**
 * What pages have in common in one file: dozens of small ones wait for each other on a slow connection, and each
 * compresses by itself. What one page alone has (the filters of the search), or only a later moment needs, stays apart.
 */
const common = {
  name: 'common',
  test: /src\/(?:ui\/(?!form\/)|(?:i18n(?!\/pay-band)|shared|config(?!\/job-filters)|app\/(?:common|seeker)|features\/(?!sign-in\/|account-settings\/|profiles\/|companies\/|landings\/|search\/web\/(?:filter-groups|chosen-filters))[^/]+\/web)\/|features\/search\/calls)/,
  minShareCount: 3,
  priority: 1,
}

/** What the pages of landings, and of companies, have in common with no others. */
const landings = { name: 'landings', test: /src\/features\/landings\/web\//, minShareCount: 2, priority: 0 }
const companies = {
  name: 'companies',
  test: /src\/features\/companies\/web\//,
  minShareCount: 2,
  priority: 0,
}

/** What the pages of getting in have in common: nobody else loads it. */
const gate = {
  name: 'gate',
  test: /src\/(?:ui\/form\/|features\/(?:sign-in|profiles)\/web\/(?!campaign|passkey|name-fields|password-meter))/,
  minShareCount: 3,
  priority: 0,
}

/** The same for the pages of one's own account. */
const settings = { ...gate, name: 'settings', test: /src\/features\/account-settings\/web\// }

export default defineConfig(({ command }) => ({
  plugins: isTest ? [] : [tailwindcss(), reactRouter()],
  publicDir: false,
  // A part that comes later brings its few own files when it runs; naming them in advance costs every page half a kilobyte.
  build: { assetsInlineLimit: 0, modulePreload: false },
  // Found only when the first page runs otherwise, which then has to load twice.
  optimizeDeps: { include: ['@lingui/core', '@lingui/react'] },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            codeSplitting: { groups: [framework, landings, companies, gate, settings, common] },
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
