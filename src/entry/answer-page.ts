import { randomUUID } from 'node:crypto'
import { createRequest } from '@remix-run/node-fetch-server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Catalogues } from '#app/seeker/catalogues.ts'
import { SHARED_PAGE_HEADER } from '#app/seeker/offline/names.ts'
import { pageAddress } from '#app/seeker/page-address.ts'
import { isShared, isWayIn } from '#app/seeker/page-handle.ts'
import type { SeekerServices } from '#app/seeker/services.ts'
import { COUNTRY_COOKIE, LANGUAGE_COOKIE } from '#config/cookies.ts'
import type { Language } from '#config/languages.ts'
import { DEFAULT_SITE, type SiteSettings } from '#config/site.ts'
import { textsFor } from '#i18n/text.ts'
import type { Clock } from '#platform/clock.ts'
import { type Admissions, OPEN_DOORS } from '#platform/http/admission.ts'
import { cookiesOf } from '#platform/http/cookies.ts'
import { departureOf } from '#platform/http/departure.ts'
import type { MaintenanceGate } from '#platform/http/maintenance.ts'
import type { PageCache } from '#platform/http/page-cache.ts'
import type { ViewerOf } from '#platform/http/viewer-of-request.ts'
import type { Dispatch } from '#shared/contract.ts'
import type { Viewer } from '#shared/viewer.ts'
import { answerWithoutDatabase, KEPT_WHILE_AWAY } from './answer-without-database.ts'
import { forOpening } from './opened-pages.ts'
import { type PackedPage, packPage, pageOf, type Sealing } from './page.ts'
import {
  countryCookie,
  countryIn,
  countryOfLanding,
  isFromAnybody,
  pagePath,
  sharedAddress,
} from './page-visitor.ts'
import { refusalsAsResponses } from './refusals-as-responses.ts'
import { isDownload, sendDownload } from './send-download.ts'
import { sendPage } from './send-page.ts'
import { wrongPageRequest } from './wrong-page-request.ts'

export interface PagesOptions {
  mode: 'production' | 'development'
  /** Whose pages; absent: the job seekers'. */
  shell?: 'seeker' | 'employer'
  /** Where the build put `client/` and `server/`. */
  buildFolder: string
  catalogues: Catalogues
  /** Counts no calls: each page counts once. */
  dispatch: Dispatch
  /** Absent: whoever comes is let in. */
  admissions?: Admissions
  /** Absent: the site is always open. */
  maintenance?: Pick<MaintenanceGate, 'isClosed'>
  clock: Clock
  /** Whether the database is known not to answer; absent: it always answers. */
  isAway?: () => boolean
  /** Brand and links; absent: the shipped ones. */
  site?: SiteSettings
  /** Whether visitors' devices keep the jobs they opened. */
  keepsOffline?: boolean
  viewerOf: ViewerOf
  origin: () => string
  report: (error: unknown) => void
}

/** What the server takes of the built pages. */
export interface BuiltPages {
  fetch: (request: Request, services: SeekerServices) => Promise<Response>
  /** What the route of a path says of its page, read by `page-handle.ts`. */
  handleOf: (pathname: string) => unknown
}

interface Pages extends BuiltPages {
  cache: PageCache<PackedPage>
  options: PagesOptions
}

/** How old what is shown may be: docs/decisions/0006. */
export const PAGE_AGES = { freshSeconds: 10, lastSeconds: 30 }

/** The same for caches on the way: they count from `Age`, so that no page gets older for passing through them. */
const PUBLIC = `public, max-age=0, s-maxage=${PAGE_AGES.freshSeconds}, stale-while-revalidate=${
  PAGE_AGES.lastSeconds - PAGE_AGES.freshSeconds
}`

/** Of a page that is its visitor's own: every page whose route does not say that it is shared. */
const NOBODY_KEEPS = 'private, no-store'

/**
 * Answers any path that is no file and no call: with a page, its data for a navigation, or where to go instead; with an
 * error page where the request is not one that pages take. `wrong`: the status of what has been refused already.
 */
export async function answerPage(
  pages: Pages,
  request: FastifyRequest,
  reply: FastifyReply,
  wrong: number | null = wrongPageRequest(request),
): Promise<FastifyReply> {
  const { options } = pages
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
  const handle = pages.handleOf(pagePath(url))
  const isToShare = isShared(handle)
  const { reading, forms } = options.admissions ?? OPEN_DOORS
  const signal = departureOf(reply)
  const isAway = () => options.isAway?.() === true || viewer.isUnknown === true
  const whileAway = () =>
    answerWithoutDatabase(request, reply, {
      kept: isFromAnybody(request, url, NO_COOKIES)
        ? pages.cache.last(keyOf(url, viewer.country), KEPT_WHILE_AWAY)
        : null,
      t: textsFor(address.language, options.catalogues.catalogueOf(address.language)),
      isUnknown: viewer.isUnknown === true,
    })
  // The form of somebody known is answered by its page, which keeps what was typed.
  if (isAway() && !isData(url) && (!isForm(request) || viewer.isUnknown === true)) return whileAway()
  const isKept =
    isToShare &&
    !isAway() &&
    wrong === null &&
    options.mode === 'production' &&
    options.maintenance?.isClosed() !== true &&
    isFromAnybody(request, url, cookies)
  if (isKept) {
    const found = await sharedPage(pages, url, {
      country: viewer.country,
      language: address.language,
      signal,
    })
    if (found?.page.status === 503 && isAway() && !isData(url)) return whileAway()
    if (found !== null) {
      const country = landed ?? countryIn(url)
      const isPublic = choice === null && found.page.status === 200 && country !== null
      if (isPublic) reply.header('cache-control', PUBLIC).header('vary', 'accept-encoding, cookie')
      reply.header('age', Math.floor(found.age)).header(SHARED_PAGE_HEADER, '1')
      return sendPage(request, reply, found.page)
    }
  }
  if (wrong === 405) reply.header('allow', 'GET, HEAD, POST')
  const given = {
    ...services(options, viewer, address.language, { page: pageOfRequest(url), isOpening: !isForm(request) }),
    onlyDocuments: isAway() && isData(url) && !isForm(request),
    wrongRequest: wrong,
  }
  const make = async () => {
    const readable = wrong === null ? readableRequest(request, reply) : new Request(url)
    const response = await pages.fetch(readable, given)
    return isDownload(response) ? response : pageOf(response, sealing(options, given))
  }
  const isMember = viewer.role !== 'visitor' || isWayIn(handle)
  const page = await (isForm(request)
    ? forms.run(make, { signal })
    : reading.run(make, { rank: isMember ? 'member' : 'visitor', signal }))
  if (page.status === 503 && isAway() && !isData(url) && !isForm(request)) return whileAway()
  if (!isToShare) page.headers.set('cache-control', NOBODY_KEEPS)
  return page instanceof Response ? sendDownload(reply, page) : sendPage(request, reply, page)
}

/** Somebody has typed what it brings. */
const isForm = ({ method }: FastifyRequest): boolean => method !== 'GET' && method !== 'HEAD'

/** The data of a page, for a navigation. */
const isData = ({ pathname }: URL): boolean => pathname.endsWith('.data')

/**
 * Made for nobody in particular: of the request only address, language and country go in, so that nothing personal can
 * come out. Null for a page that all the same sets a cookie: it is no page to share.
 */
async function sharedPage(
  { fetch, cache, options }: Pages,
  url: URL,
  { country, language, signal }: { country: string | null; language: Language; signal: AbortSignal },
): Promise<{ page: PackedPage; age: number } | null> {
  const { reading } = options.admissions ?? OPEN_DOORS
  const make = async () => {
    const viewer: Viewer = { role: 'visitor', language, country, address: '' }
    const given = services(options, viewer, language, { page: pageOfRequest(url), isOpening: true })
    const response = await fetch(new Request(new URL(sharedAddress(url), options.origin())), given)
    if (response.headers.has('set-cookie')) return null
    return packPage(await pageOf(response, sealing(options, given)))
  }
  return cache.get(
    keyOf(url, country),
    (wanted) =>
      reading.run(make, { rank: wanted.isAwaited ? 'visitor' : 'background', signal: wanted.signal }),
    signal,
  )
}

const keyOf = (url: URL, country: string | null): string => `${country} ${sharedAddress(url)}`
const NO_COOKIES: ReadonlyMap<string, string> = new Map()

/** Pages are made whole for HEAD too: the server leaves their bodies out. A form has been read by then. */
function readableRequest(request: FastifyRequest, reply: FastifyReply): Request {
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

function services(
  options: PagesOptions,
  viewer: Viewer,
  language: Language,
  { page, isOpening }: { page: string; isOpening: boolean },
): SeekerServices {
  const dispatch = isOpening ? forOpening(options.dispatch) : options.dispatch
  return {
    dispatch: refusalsAsResponses(dispatch, language, page),
    viewer,
    origin: options.origin(),
    site: options.site ?? DEFAULT_SITE,
    keepsOffline: options.keepsOffline === true,
    catalogue: options.catalogues.catalogueOf(language),
    catalogueVersion: options.catalogues.catalogueVersion(language),
    onlyDocuments: false,
    wrongRequest: null,
    scriptMark: randomUUID(),
    report: options.report,
  }
}

/** Path and query as visitors know them: the router asks for the data of a page by an address of its own. */
function pageOfRequest(url: URL): string {
  const query = new URLSearchParams(
    [...url.searchParams].filter(([name]) => name !== '_routes' && name !== 'index'),
  )
  const path = pagePath(url)
  return query.size === 0 ? path : `${path}?${query}`
}
