import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import { createRequest } from '@remix-run/node-fetch-server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Catalogues } from '#app/seeker/catalogues.ts'
import { pageAddress } from '#app/seeker/page-address.ts'
import type { SeekerServices } from '#app/seeker/services.ts'
import { CHOICE_SECONDS, COUNTRY_COOKIE, LANGUAGE_COOKIE } from '#config/cookies.ts'
import type { Language } from '#config/languages.ts'
import { DEFAULT_SITE, type SiteSettings } from '#config/site.ts'
import { ANYWHERE, chosenCountry } from '#i18n/visitor-country.ts'
import { errorStatus } from '#platform/http/error-text.ts'
import { cookiesOf, type ViewerOf } from '#platform/http/viewer-of-request.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Dispatch } from '#shared/contract.ts'
import { sendPage } from './send-page.ts'

export interface PagesOptions {
  mode: 'production' | 'development'
  /** Where the build put `client/` and `server/`. */
  buildFolder: string
  catalogues: Catalogues
  dispatch: Dispatch
  /** Brand and links; absent: the shipped ones. */
  site?: SiteSettings
  viewerOf: ViewerOf
  origin: () => string
  report: (error: unknown) => void
}

type PageFetch = (request: Request, services: SeekerServices) => Promise<Response>

/**
 * The pages of the seeker site, and the files they load. In production both come from the build; in development Vite
 * makes them on demand and replaces them in the open page when their source changes.
 */
export async function mountPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const loadPages = options.mode === 'production' ? await builtPages(app, options) : await livePages(app)
  await app.register(async (scope) => {
    // Bodies of form posts belong to the router, which reads them from the raw request.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _body, done) => done(null))
    scope.all('/*', async (request, reply) => answerPage(await loadPages(), options, request, reply))
  })
}

async function builtPages(
  app: FastifyInstance,
  { buildFolder }: PagesOptions,
): Promise<() => Promise<PageFetch>> {
  await app.register(fastifyStatic, {
    root: join(buildFolder, 'client/assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    wildcard: false,
    index: false,
  })
  const pages = fetchOf(await import(pathToFileURL(join(buildFolder, 'server/index.js')).href))
  return async () => pages
}

async function livePages(app: FastifyInstance): Promise<() => Promise<PageFetch>> {
  const { createServer, isRunnableDevEnvironment } = await import('vite')
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { server: app.server } },
    appType: 'custom',
  })
  app.addHook('onClose', () => vite.close())
  app.addHook('onRequest', (request, reply, done) => {
    vite.middlewares(request.raw, reply.raw, done)
  })
  const { ssr } = vite.environments
  if (ssr === undefined || !isRunnableDevEnvironment(ssr))
    throw new Error('Vite has no environment to run pages in')
  return async () => fetchOf(await ssr.runner.import('/src/app/seeker/server.ts'))
}

function fetchOf(module: unknown): PageFetch {
  if (typeof module === 'object' && module !== null && 'fetch' in module && isPageFetch(module.fetch)) {
    return module.fetch
  }
  throw new Error('The bundle of the pages does not export fetch()')
}

const isPageFetch = (value: unknown): value is PageFetch => typeof value === 'function'

async function answerPage(
  fetch: PageFetch,
  options: PagesOptions,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const url = new URL(request.url, options.origin())
  const cookies = cookiesOf(request.headers.cookie)
  const acceptLanguage = request.headers['accept-language']
  const address = pageAddress(url, { remembered: cookies.get(LANGUAGE_COOKIE), acceptLanguage })
  reply.header('cache-control', 'private, no-cache')
  if ('redirect' in address) {
    return reply.header('vary', 'accept-language, cookie').redirect(address.redirect, 302)
  }
  rememberCountry(url, reply)
  const viewer = { ...options.viewerOf(request), language: address.language }
  const page = createRequest(request.raw, reply.raw)
  const given = services(options, viewer, address.language)
  const response = await fetch(page, given)
  // Vite's own scripts and styles would not pass the policy of pages.
  return sendPage(request, reply, response, {
    scriptMark: given.scriptMark,
    withPolicy: options.mode === 'production',
  })
}

function services(
  options: PagesOptions,
  viewer: SeekerServices['viewer'],
  language: Language,
): SeekerServices {
  return {
    dispatch: refusalsAsResponses(options.dispatch),
    viewer,
    origin: options.origin(),
    site: options.site ?? DEFAULT_SITE,
    catalogue: options.catalogues.catalogueOf(language),
    catalogueVersion: options.catalogues.catalogueVersion(language),
    scriptMark: randomUUID(),
    report: options.report,
  }
}

/** A refusal of the API (not found, too many requests…) becomes the page's status; only our own bugs are a 500. */
function refusalsAsResponses(dispatch: Dispatch): Dispatch {
  return async (contract, request, viewer) => {
    try {
      return await dispatch(contract, request, viewer)
    } catch (error) {
      if (error instanceof ApiError) throw new Response(null, { status: errorStatus(error.code) })
      throw error
    }
  }
}

/** `?country=` in an address is a choice, and works without a script. */
function rememberCountry(url: URL, reply: FastifyReply): void {
  const asked = url.searchParams.get('country')
  const country = asked === ANYWHERE ? ANYWHERE : chosenCountry(asked)
  if (country === null) return
  reply.header('set-cookie', `${COUNTRY_COOKIE}=${country}; Path=/; Max-Age=${CHOICE_SECONDS}; SameSite=Lax`)
}
