import { randomUUID } from 'node:crypto'
import { createRequest } from '@remix-run/node-fetch-server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Catalogues } from '#app/seeker/catalogues.ts'
import { SHARED_PAGE_HEADER } from '#app/seeker/offline/names.ts'
import { pageAddress } from '#app/seeker/page-address.ts'
import type { SeekerServices } from '#app/seeker/services.ts'
import { COUNTRY_COOKIE, LANGUAGE_COOKIE } from '#config/cookies.ts'
import type { Language } from '#config/languages.ts'
import { DEFAULT_SITE, type SiteSettings } from '#config/site.ts'
import type { Clock } from '#platform/clock.ts'
import { cookiesOf } from '#platform/http/cookies.ts'
import { refused } from '#platform/http/envelope.ts'
import { errorStatus } from '#platform/http/error-text.ts'
import type { MaintenanceGate } from '#platform/http/maintenance.ts'
import type { PageCache } from '#platform/http/page-cache.ts'
import type { RateLimits } from '#platform/http/rate-limits.ts'
import { refuseOtherSites } from '#platform/http/request-rules.ts'
import type { ViewerOf } from '#platform/http/viewer-of-request.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Dispatch } from '#shared/contract.ts'
import type { Viewer } from '#shared/viewer.ts'
import { type PackedPage, packPage, pageOf, type Sealing } from './page.ts'
import { countryCookie, countryIn, countryOfLanding, isForEverybody, sharedAddress } from './page-visitor.ts'
import { isDownload, sendDownload } from './send-download.ts'
import { sendPage } from './send-page.ts'

export interface PagesOptions {
  mode: 'production' | 'development'
  /** Whose pages; absent: the job seekers'. Those of recruiters are their own, and none is kept for others. */
  shell?: 'seeker' | 'employer'
  /** Where the build put `client/` and `server/`. */
  buildFolder: string
  catalogues: Catalogues
  /** Counts no calls: each page counts once, against `limits`. */
  dispatch: Dispatch
  limits: RateLimits
  /** Absent: the site is always open. */
  maintenance?: MaintenanceGate
  clock: Clock
  /** Brand and links; absent: the shipped ones. */
  site?: SiteSettings
  /** Whether visitors' devices keep the jobs they opened. */
  keepsOffline?: boolean
  viewerOf: ViewerOf
  origin: () => string
  report: (error: unknown) => void
}

export type PageFetch = (request: Request, services: SeekerServices) => Promise<Response>

interface Pages {
  fetch: PageFetch
  cache: PageCache<PackedPage>
  options: PagesOptions
}

/** How old what is shown may be: docs/decisions/0006. */
export const PAGE_AGES = { freshSeconds: 10, lastSeconds: 30 }

/** The same for caches on the way: they count from `Age`, so that no page gets older for passing through them. */
const PUBLIC = `public, max-age=0, s-maxage=${PAGE_AGES.freshSeconds}, stale-while-revalidate=${
  PAGE_AGES.lastSeconds - PAGE_AGES.freshSeconds
}`

/** Answers any path that is no file and no call: with a page, its data for a navigation, or where to go instead. */
export async function answerPage(
  pages: Pages,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { options } = pages
  refuseOtherSites(request, request)
  const url = new URL(request.url, options.origin())
  const cookies = cookiesOf(request.headers.cookie)
  const wishes = {
    remembered: cookies.get(LANGUAGE_COOKIE),
    acceptLanguage: request.headers['accept-language'],
  }
  const address = pageAddress(url, wishes)
  reply.header('cache-control', 'private, no-cache')
  if ('redirect' in address) {
    return reply.header('vary', 'accept-language, cookie').redirect(address.redirect, 302)
  }
  reply.header('vary', 'accept-encoding, accept-language, cookie')
  const choice = countryCookie(url, cookies.get(COUNTRY_COOKIE))
  if (choice !== null) reply.header('set-cookie', choice)
  const landed = countryOfLanding(url)
  const viewer = {
    ...options.viewerOf(request),
    language: address.language,
    ...(landed !== null && { country: landed }),
  }
  const closed = options.maintenance?.refusalFor(request) ?? null
  const refusal = closed ?? refusalFor(viewer, options.limits)
  const isShared =
    refusal === null &&
    options.shell !== 'employer' &&
    options.mode === 'production' &&
    options.maintenance?.isClosed() !== true &&
    isForEverybody(request, url, cookies)
  if (isShared) {
    const found = await sharedPage(pages, url, viewer.country, address.language)
    if (found !== null) {
      const country = landed ?? countryIn(url)
      const isPublic = choice === null && found.page.status === 200 && country !== null
      if (isPublic) reply.header('cache-control', PUBLIC).header('vary', 'accept-encoding, cookie')
      reply.header('age', Math.floor(found.age)).header(SHARED_PAGE_HEADER, '1')
      return sendPage(request, reply, found.page)
    }
  }
  if (refusal?.params.seconds !== undefined) reply.header('retry-after', refusal.params.seconds)
  if (closed !== null) reply.header('cache-control', 'private, no-store')
  const given = {
    ...services(options, viewer, address.language, { refusal, page: pageOfRequest(url) }),
    isClosed: closed !== null,
  }
  const response = await pages.fetch(readable(request, reply), given)
  if (isDownload(response)) return sendDownload(reply, response)
  return sendPage(request, reply, await pageOf(response, sealing(options, given)))
}

/** A page counts as one search, whatever it asks and wherever it comes from. */
function refusalFor({ address }: Viewer, limits: RateLimits): ApiError | null {
  try {
    limits.take('search', address)
    return null
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
}

/**
 * Made for nobody in particular: of the request only address, language and country go in, so that nothing personal can
 * come out. Null for a page that all the same sets a cookie: it is no page to share.
 */
async function sharedPage(
  { fetch, cache, options }: Pages,
  url: URL,
  country: string | null,
  language: Language,
): Promise<{ page: PackedPage; age: number } | null> {
  const path = sharedAddress(url)
  return cache.get(`${country} ${path}`, async () => {
    const viewer: Viewer = { role: 'visitor', language, country, address: '' }
    const given = services(options, viewer, language, { refusal: null, page: pageOfRequest(url) })
    const response = await fetch(new Request(new URL(path, options.origin())), given)
    if (response.headers.has('set-cookie')) return null
    return packPage(await pageOf(response, sealing(options, given)))
  })
}

/** Pages are made whole for HEAD too: the server leaves their bodies out. A form has been read by then. */
function readable(request: FastifyRequest, reply: FastifyReply): Request {
  const readable = createRequest(request.raw, reply.raw)
  if (request.method === 'HEAD') return new Request(readable, { method: 'GET' })
  return Buffer.isBuffer(request.body)
    ? new Request(readable, { body: new Uint8Array(request.body) })
    : readable
}

/** Vite's own scripts and styles would not pass the policy of pages. */
const sealing = ({ mode }: PagesOptions, { scriptMark, site }: SeekerServices): Sealing => ({
  scriptMark,
  withPolicy: mode === 'production',
  pictureOrigins: site.pixelUrl === null ? [] : [new URL(site.pixelUrl).origin],
})

/** With a refusal, every call of the page is refused with it. */
function services(
  options: PagesOptions,
  viewer: Viewer,
  language: Language,
  { refusal, page }: { refusal: ApiError | null; page: string },
): SeekerServices {
  const dispatch = refusal === null ? options.dispatch : () => Promise.reject(refusal)
  return {
    dispatch: refusalsAsResponses(dispatch, language, page),
    viewer,
    origin: options.origin(),
    site: options.site ?? DEFAULT_SITE,
    keepsOffline: options.keepsOffline === true,
    catalogue: options.catalogues.catalogueOf(language),
    catalogueVersion: options.catalogues.catalogueVersion(language),
    isClosed: false,
    scriptMark: randomUUID(),
    report: options.report,
  }
}

/**
 * A refusal of the API (not found, too many requests…) becomes the page's status; only our own bugs are a 500. Where
 * somebody has to sign in, the page leads there, and back.
 */
function refusalsAsResponses(dispatch: Dispatch, language: Language, page: string): Dispatch {
  return async (contract, request, viewer) => {
    try {
      return await dispatch(contract, request, viewer)
    } catch (error) {
      if (error instanceof ApiError) throw signInFirst(error, language, page) ?? asResponse(error, language)
      throw error
    }
  }
}

/** A document of its own: the header of the one before still shows who was signed in. */
function signInFirst({ code }: ApiError, language: Language, page: string): Response | null {
  if (code !== SIGN_IN_REQUIRED && code !== SESSION_EXPIRED) return null
  const query = new URLSearchParams({ redirect: page })
  if (code === SESSION_EXPIRED) query.set('problem', 'expired')
  const headers = { location: `/${language}/get-started?${query}`, 'x-remix-reload-document': 'true' }
  return new Response(null, { status: 302, headers })
}

const SIGN_IN_REQUIRED = 40003
const SESSION_EXPIRED = 41050

/** Path and query as visitors know them: the router asks for the data of a page by an address of its own. */
function pageOfRequest({ pathname, searchParams }: URL): string {
  const query = new URLSearchParams(
    [...searchParams].filter(([name]) => name !== '_routes' && name !== 'index'),
  )
  const path = pathname.replace(/\.data$/, '')
  return query.size === 0 ? path : `${path}?${query}`
}

/** Forms show its messages; the error page tells a closed site from one in trouble by the code. */
function asResponse(error: ApiError, language: Language): Response {
  const { seconds } = error.params
  const headers = seconds === undefined ? {} : { 'retry-after': String(seconds) }
  return Response.json(refused(error, language), { status: errorStatus(error.code), headers })
}
