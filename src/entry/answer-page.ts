import { randomUUID } from 'node:crypto'
import { createRequest } from '@remix-run/node-fetch-server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type KnownAddresses, pageAddress } from '#app/common/page-address.ts'
import { isShared, isSignInPage } from '#app/common/page-handle.ts'
import type { PageServices } from '#app/common/services.ts'
import { SHARED_PAGE_HEADER } from '#app/seeker/offline/names.ts'
import { COUNTRY_COOKIE, LANGUAGE_COOKIE } from '#config/cookies.ts'
import type { Language } from '#config/languages.ts'
import { DEFAULT_SITE, type SiteSettings } from '#config/site.ts'
import { type Catalogues, textsFor } from '#i18n/text.ts'
import type { Clock } from '#platform/clock.ts'
import { type Admissions, UNLIMITED_ADMISSION } from '#platform/http/admission.ts'
import { cookiesOf } from '#platform/http/cookies.ts'
import { disconnectSignal } from '#platform/http/disconnect-signal.ts'
import type { MaintenanceGate } from '#platform/http/maintenance.ts'
import type { PageCache } from '#platform/http/page-cache.ts'
import { type PackedPage, sendPage } from '#platform/http/send-page.ts'
import type { ViewerOf } from '#platform/http/viewer-of-request.ts'
import type { Uploads } from '#platform/storage/uploads.ts'
import type { Dispatch } from '#shared/contract.ts'
import type { Site, Viewer } from '#shared/viewer.ts'
import { answerWithoutDatabase, MAX_STALE_SECONDS } from './answer-without-database.ts'
import { packPage, pageOf, type Sealing } from './page.ts'
import {
  countryCookie,
  countryIn,
  countryOfLanding,
  getsSharedPage,
  pageOfRequest,
  pagePath,
  sharedAddress,
} from './page-visitor.ts'
import { refusalsAsResponses } from './refusals-as-responses.ts'
import { onlySafeCalls } from './safe-dispatch.ts'
import { isDownload, sendDownload } from './send-download.ts'
import { wrongPageRequest } from './wrong-page-request.ts'

export interface PagesOptions {
  mode: 'production' | 'development'
  /** The site whose pages these are; absent: the job seekers'. */
  shell?: Site
  /** The folder with `client/` and `server/` of the build. */
  buildFolder: string
  catalogues: Catalogues
  /** Does not count calls: each page counts once. */
  dispatch: Dispatch
  /** Absent: every request is admitted. */
  admissions?: Admissions
  /** Absent: the site is always open. */
  maintenance?: Pick<MaintenanceGate, 'isClosed'>
  clock: Clock
  /** Whether the database is known not to answer; absent: it always answers. */
  isUnavailable?: () => boolean
  /** Brand and links; absent: the shipped ones. */
  site?: SiteSettings
  /** Whether visitors' devices store the jobs they opened. */
  storesOffline?: boolean
  viewerOf: ViewerOf
  /** Absent: no form of a page has a file. */
  uploads?: Uploads
  origin: () => string
  report: (error: unknown) => void
}

/** The exports of the built pages that the server uses. */
export interface BuiltPages {
  fetch: (request: Request, services: PageServices) => Promise<Response>
  /** The handle of the route of a path, read by `page-handle.ts`. */
  handleOf: (pathname: string) => unknown
}

interface Pages extends BuiltPages {
  /** Of the site, for visitors without a session and for others. */
  addresses: Readonly<Record<'guest' | 'member', KnownAddresses>>
  cache: PageCache<PackedPage>
  options: PagesOptions
}

/** The age limits of cached pages: docs/decisions/0006. */
export const PAGE_AGES = { freshSeconds: 10, lastSeconds: 30 }

/** The same for shared caches: they count from `Age`, so that no page gets older by passing through them. */
const PUBLIC = `public, max-age=0, s-maxage=${PAGE_AGES.freshSeconds}, stale-while-revalidate=${
  PAGE_AGES.lastSeconds - PAGE_AGES.freshSeconds
}`

/** For a private page: every page whose route does not say that it is shared. */
const NOT_CACHED = 'private, no-store'

/**
 * Answers any path that is neither a file nor a call: with a page, with its data for a client-side navigation, or with
 * a redirect. A request that pages do not accept gets an error page. `wrong`: the status of a refusal that was decided
 * before.
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
  const asked = options.viewerOf(request)
  const known = pages.addresses[asked.role === 'visitor' ? 'guest' : 'member']
  const address = pageAddress(url, wishes, known)
  reply.header('cache-control', 'private, no-cache')
  if ('redirect' in address) {
    return reply.header('vary', 'accept-language, cookie').redirect(address.redirect, 302)
  }
  reply.header('vary', 'accept-encoding, accept-language, cookie')
  const choice = countryCookie(url, cookies.get(COUNTRY_COOKIE))
  if (choice !== null) reply.header('set-cookie', choice)
  const landed = countryOfLanding(url)
  const viewer = {
    ...asked,
    language: address.language,
    ...(landed !== null && { country: landed }),
  }
  const handle = pages.handleOf(pagePath(url))
  const isToShare = isShared(handle)
  const { reading, forms } = options.admissions ?? UNLIMITED_ADMISSION
  const signal = disconnectSignal(reply)
  const isUnavailable = () => options.isUnavailable?.() === true || viewer.isUnknown === true
  const answerStale = () =>
    answerWithoutDatabase(request, reply, {
      kept: getsSharedPage(request, url, NO_COOKIES)
        ? pages.cache.last(keyOf(url, viewer.country), MAX_STALE_SECONDS)
        : null,
      t: textsFor(address.language, options.catalogues.catalogueOf(address.language)),
      isUnknown: viewer.isUnknown === true,
    })
  // The form of a signed-in visitor is answered by its page, which keeps the typed values.
  if (isUnavailable() && !isData(url) && (!isForm(request) || viewer.isUnknown === true)) return answerStale()
  const isCacheable =
    isToShare &&
    !isUnavailable() &&
    wrong === null &&
    options.mode === 'production' &&
    options.maintenance?.isClosed() !== true &&
    getsSharedPage(request, url, cookies)
  if (isCacheable) {
    const found = await sharedPage(pages, url, {
      country: viewer.country,
      language: address.language,
      signal,
    })
    if (found?.page.status === 503 && isUnavailable() && !isData(url)) return answerStale()
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
    onlyDocuments: isUnavailable() && isData(url) && !isForm(request),
    wrongRequest: wrong,
  }
  const make = async () => {
    const readable = wrong === null ? readableRequest(request, reply) : new Request(url)
    const response = await pages.fetch(readable, given)
    return isDownload(response) ? response : pageOf(response, sealing(options, given))
  }
  const isMember = viewer.role !== 'visitor' || isSignInPage(handle)
  const page = await (isForm(request)
    ? forms.run(make, { signal })
    : reading.run(make, { rank: isMember ? 'member' : 'visitor', signal }))
  if (page.status === 503 && isUnavailable() && !isData(url) && !isForm(request)) return answerStale()
  if (!isToShare) page.headers.set('cache-control', NOT_CACHED)
  return page instanceof Response ? sendDownload(reply, page) : sendPage(request, reply, page)
}

/** A form carries typed input. */
const isForm = ({ method }: FastifyRequest): boolean => method !== 'GET' && method !== 'HEAD'

/** The data of a page, for a client-side navigation. */
const isData = ({ pathname }: URL): boolean => pathname.endsWith('.data')

/**
 * Renders a page that is the same for every visitor. Only address, language and country go in, so nothing personal can
 * come out. Returns null for a page that sets a cookie: it cannot be shared.
 */
async function sharedPage(
  { fetch, cache, options }: Pages,
  url: URL,
  { country, language, signal }: { country: string | null; language: Language; signal: AbortSignal },
): Promise<{ page: PackedPage; age: number } | null> {
  const { reading } = options.admissions ?? UNLIMITED_ADMISSION
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

/** HEAD requests render the whole page: the server omits the body. The body of a form has been read before. */
function readableRequest(request: FastifyRequest, reply: FastifyReply): Request {
  const readable = createRequest(request.raw, reply.raw)
  if (request.method === 'HEAD') return new Request(readable, { method: 'GET' })
  if (!Buffer.isBuffer(request.body)) return readable
  const headers = new Headers(readable.headers)
  // A form with a file has become a plain one.
  headers.set('content-type', request.headers['content-type'] ?? '')
  return new Request(readable, { body: new Uint8Array(request.body), headers })
}

/** In development, Vite's own scripts and styles would violate the policy of pages. */
const sealing = ({ mode }: PagesOptions, { scriptMark, rendered, site }: PageServices): Sealing => ({
  scriptMark,
  rendered,
  withPolicy: mode === 'production',
  pictureOrigins: site.pixelUrl === null ? [] : [new URL(site.pixelUrl).origin],
})

function services(
  options: PagesOptions,
  viewer: Viewer,
  language: Language,
  { page, isOpening }: { page: string; isOpening: boolean },
): PageServices {
  const dispatch = isOpening ? onlySafeCalls(options.dispatch) : options.dispatch
  return {
    dispatch: refusalsAsResponses(dispatch, language, page),
    viewer,
    origin: options.origin(),
    site: options.site ?? DEFAULT_SITE,
    storesOffline: options.storesOffline === true,
    catalogue: options.catalogues.catalogueOf(language),
    textVersions: options.catalogues.versionsFor(options.shell ?? 'seeker', language).join(),
    onlyDocuments: false,
    wrongRequest: null,
    scriptMark: randomUUID(),
    rendered: { bytes: null },
    report: options.report,
  }
}
