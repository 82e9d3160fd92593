/** Made by the router's build of the pages. */
declare module 'virtual:react-router/server-build' {
  export const {
    entry,
    routes,
    assets,
    publicPath,
    assetsBuildDirectory,
    future,
    ssr,
    isSpaMode,
    prerender,
    routeDiscovery,
    basename,
    unstable_getCriticalCss,
  }: import('react-router').ServerBuild
}
