import type { Plugin } from 'vite'

/**
 * Lets the build leave out the components of React Router that no page uses, such as its links (ours: `ui/link.tsx`).
 * It gives them names for debugging, and makes them by calls that the build does not know to be pure: so it keeps them.
 */
export const unusedRouterParts = (): Plugin => ({
  name: 'unused-router-parts',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/react-router\/dist\// },
    handler: (code) =>
      code
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
        .replaceAll(/= (React\$1\.forwardRef\()/g, '= /* @__PURE__ */ $1'),
  },
})
