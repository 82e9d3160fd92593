import type { Plugin } from 'vite'

/**
 * Lets later scripts be imported plainly. Vite wraps each import in a helper that first loads the styles and scripts which
 * that script needs; ours need none (`modulePreload` is off, and all styles are one file), but every page would load the
 * helper.
 */
export const plainImports = (): Plugin => ({
  name: 'plain-imports',
  apply: 'build',
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load()',
  },
})
