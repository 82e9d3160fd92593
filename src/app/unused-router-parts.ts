import type { Plugin } from 'vite'

/**
 * Lets the build leave out the parts of React Router that no page uses: its links (ours: `ui/link.tsx`) and their
 * prefetching, components of servers, routes that are found later (all are sent with the first page), and the recording
 * of what it does. The code says "no" where the build cannot know it; without this every page would load 3 KB more. If
 * another version of the router writes these places differently, the pages only grow, which the byte budgets show.
 */
export const unusedRouterParts = (): Plugin => ({
  name: 'unused-router-parts',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/react-router\/dist\// },
    handler: (code) =>
      code
        // Components get names for debugging, and are made by calls that the build does not know to be pure.
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
        .replaceAll(/= (React\$1\.forwardRef\()/g, '= /* @__PURE__ */ $1')
        .replaceAll(/\bisPageLinkDescriptor\(link\)/g, 'false')
        .replaceAll(/(?<!function )\buseIsRSCRouterContext\(\)/g, 'false')
        .replaceAll(/(?<!function )\bisFogOfWarEnabled\(routeDiscovery, ssr\)/g, 'false')
        .replaceAll(/\bif \((?:init|opts\?)\.instrumentations\)/g, 'if (false)')
        .replaceAll(/(?<!function )\bconsumeInstrumentationClientResultMetaReceiver\(router\)/g, 'void 0'),
  },
})
