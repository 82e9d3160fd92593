import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { type SeekerServices, services } from './services.ts'

/**
 * The one door from the Node server into the built pages. Everything that imports `react-router` is bundled behind it:
 * a second copy of the router in the Node server would not know the contexts of this one.
 */
export async function fetch(request: Request, given: SeekerServices): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(services, given)
  return handle(request, context)
}

// The generated types say that optional parts may be undefined, which the handler's parameter does not allow.
const { basename = '/', prerender = [], unstable_getCriticalCss, ...rest } = build

const handle = createRequestHandler(
  {
    ...rest,
    basename,
    prerender,
    // Whether a form comes from our own page has been decided before (`refuseOtherSites`), by what its browser says. The
    // router would compare with the address of the request, which behind TLS is not the one that the visitor sees.
    allowedActionOrigins: ['**'],
    ...(unstable_getCriticalCss && { unstable_getCriticalCss }),
  },
  import.meta.env.MODE,
)
