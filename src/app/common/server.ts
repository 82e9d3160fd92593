import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, matchRoutes, type RouteObject, RouterContextProvider } from 'react-router'
import { type PageServices, services } from './services.ts'

/**
 * The one door from the Node server into the built pages. Everything that imports `react-router` is bundled behind it:
 * a second copy of the router in the Node server would not know the contexts of this one.
 */
export async function fetch(request: Request, given: PageServices): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(services, given)
  return handle(request, context)
}

/**
 * The `handle` of the route of a path, known before the page is rendered. The router itself matches the path, so that
 * every spelling of an address gives the same page. Undefined: there is no such route, or it has no handle.
 */
export function handleOf(pathname: string): unknown {
  if (!handles.has(pathname)) {
    if (handles.size >= MOST_HANDLES) handles.clear()
    handles.set(pathname, matchRoutes(table, pathname)?.at(-1)?.route.handle)
  }
  return handles.get(pathname)
}

/** By path, since matching takes longer than sending a cached page. */
const handles = new Map<string, unknown>()
const MOST_HANDLES = 10_000

function routesBelow(parentId: string | undefined): RouteObject[] {
  return Object.values(build.routes).flatMap((route) => {
    if (route === undefined || route.parentId !== parentId) return []
    const { id, path = '', index, caseSensitive = false, module } = route
    const common = { id, path, caseSensitive, handle: module.handle }
    return index === true ? { ...common, index } : { ...common, children: routesBelow(id) }
  })
}

const table = routesBelow(undefined)

// The generated types say that optional parts may be undefined, which the handler's parameter does not allow.
const { basename = '/', prerender = [], unstable_getCriticalCss, ...rest } = build

const handle = createRequestHandler(
  {
    ...rest,
    basename,
    prerender,
    // The server has already refused forms of other sites (`refuseOtherSites`). The router would compare origins with
    // the address of the request, which behind a TLS proxy is not the public one.
    allowedActionOrigins: ['**'],
    ...(unstable_getCriticalCss && { unstable_getCriticalCss }),
  },
  import.meta.env.MODE,
)
