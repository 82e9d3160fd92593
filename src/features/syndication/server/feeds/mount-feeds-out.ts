import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { countryByCode } from '#config/countries.ts'
import { isLanguage, type Language } from '#config/languages.ts'
import { FEED_SIZE } from '#config/limits.ts'
import { DEFAULT_SITE } from '#config/site.ts'
import { searchJobs } from '#features/search/contract.ts'
import type { texts as searchTexts } from '#features/search/locales/en.ts'
import { queryString, type SearchScope } from '#features/search/web/search-address.ts'
import { searchRequest } from '#features/search/web/search-request.ts'
import { formatsFor } from '#i18n/formats.ts'
import { type Catalogues, textsFor } from '#i18n/text.ts'
import { chosenCountry } from '#i18n/visitor-country.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { Admissions } from '#platform/http/admission.ts'
import { tagOf } from '#platform/http/compressed-response.ts'
import { disconnectSignal } from '#platform/http/disconnect-signal.ts'
import type { Dispatcher } from '#platform/http/dispatcher.ts'
import { networkOf } from '#platform/http/rate-limits.ts'
import { sendPage } from '#platform/http/send-page.ts'
import { notFound } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { RoomServices } from '../../../room-services.ts'
import type { texts as ownTexts } from '../../locales/en.ts'
import { feedAddress } from '../../web/feed-address.ts'
import type { PayTexts } from '../pay-words.ts'
import { exportJobs } from './export-jobs.ts'
import { type FeedChannel, feedDescription, feedEntries, newestOf } from './feed-entries.ts'
import { writeJsonFeed } from './write-json-feed.ts'
import { writeRss } from './write-rss.ts'

interface FeedParts {
  db: Db
  clock: Clock
  dispatcher: Pick<Dispatcher, 'dispatchUncounted'>
  admissions: Admissions
  catalogues: Catalogues
  origins: Pick<RoomServices['origins'], 'seeker'>
  report: RoomServices['report']
}

const SCOPES = { 'onsite-job': 'local', 'remote-jobs': 'remote', 'web3-jobs': 'web3' } as const

const FORMATS = {
  rss: { write: writeRss, type: 'application/rss+xml; charset=utf-8' },
  json: { write: writeJsonFeed, type: 'application/feed+json; charset=utf-8' },
} as const

/** Concurrent exports, of which a network may have one: a slow reader must not block all others. */
const MAX_EXPORTS = 3
/** A client that reads nothing for this long has gone. */
const STALLED_MS = 30_000

/**
 * Serves any search as RSS and JSON Feed below its page's address, and all open jobs of a country or company as XML.
 * The address alone decides the content, so caches may store it.
 */
export function mountFeedsOut(app: FastifyInstance, parts: FeedParts): void {
  for (const [page, scope] of Object.entries(SCOPES)) {
    for (const format of ['rss', 'json'] as const) {
      const path = `/:lang/${page}/feed.${format}`
      app.get<{ Params: { lang: string } }>(path, { config: { limit: 'search' } }, async (request, reply) => {
        const { lang } = request.params
        if (!isLanguage(lang)) throw notFound()
        const url = new URL(request.url, parts.origins.seeker())
        const search = () => searchChannel(parts, url, lang, scope)
        // Programs retry by themselves.
        const asker = { rank: 'background', signal: disconnectSignal(reply) } as const
        return sendFeed(request, reply, await parts.admissions.reading.run(search, asker), format)
      })
    }
  }
  mountExports(app, parts)
}

async function searchChannel(
  { db, dispatcher, catalogues, origins }: FeedParts,
  url: URL,
  language: Language,
  scope: SearchScope,
): Promise<FeedChannel> {
  const country = chosenCountry(url.searchParams.get('country'))
  const address = feedAddress(url.searchParams, country)
  const origin = origins.seeker()
  const viewer: Viewer = { role: 'visitor', language, country, address: '' }
  const size = url.searchParams.get('size') || String(FEED_SIZE)
  const search = { ...searchRequest(address, scope, country), sort: '1', page: '', size }
  const { jobs } = await dispatcher.dispatchUncounted(searchJobs, search, viewer)
  const t = textsFor<typeof searchTexts & typeof ownTexts>(language, catalogues.catalogueOf(language))
  const payTexts: PayTexts = textsFor(language, catalogues.catalogueOf(language))
  const formats = formatsFor(language, country)
  const query = address.get('query') ?? ''
  const title = t(`find.title_${scope}`)
  const page = `${origin}${url.pathname.replace(/\/feed\.\w+$/, '')}`
  return {
    title: `${query === '' ? title : t('find.title_for', { query, title })} · ${DEFAULT_SITE.name}`,
    description: feedDescription(t),
    language,
    pageUrl: page + queryString(address),
    feedUrl: `${origin}${url.pathname}${queryString(address)}`,
    entries: await feedEntries({ db, jobs, language, origin, t: payTexts, formats }),
  }
}

/** Five minutes, or longer if the content has not changed. */
const KEPT = 'public, max-age=300'

function sendFeed(
  request: FastifyRequest,
  reply: FastifyReply,
  channel: FeedChannel,
  format: keyof typeof FORMATS,
): Promise<FastifyReply> | FastifyReply {
  const { write, type } = FORMATS[format]
  const bytes = Buffer.from(write(channel))
  const newest = newestOf(channel)
  const headers = new Headers({
    'cache-control': KEPT,
    'content-type': type,
    etag: tagOf(bytes),
    'last-modified': newest.toUTCString(),
    vary: 'accept-encoding',
    // Pages of other sites may read feeds too.
    'access-control-allow-origin': '*',
  })
  return sendPage(request, reply, { status: 200, headers, bytes })
}

function mountExports(app: FastifyInstance, { db, clock, catalogues, origins, report }: FeedParts): void {
  const textsOf = (language: Language): PayTexts => textsFor(language, catalogues.catalogueOf(language))
  const readers = new Set<string>()
  app.get<{ Params: { name: string } }>(
    '/feeds/:name',
    { config: { limit: 'export' } },
    async (request, reply) => {
      const scope = exportScope(request.params.name)
      if (scope === null) throw notFound()
      const reader = networkOf(request.ip)
      if (readers.size >= MAX_EXPORTS || readers.has(reader))
        return reply.code(503).header('retry-after', 30).send()
      const publisher = { name: DEFAULT_SITE.name, origin: origins.seeker(), textsOf }
      readers.add(reader)
      reply.raw.once('close', () => readers.delete(reader))
      reply.raw.setTimeout(STALLED_MS, () => reply.raw.destroy())
      const xml = await exportJobs({ db, clock }, scope, publisher)
      reply.type('application/xml; charset=utf-8')
      reply.header('cache-control', 'public, max-age=3600').header('vary', 'accept-encoding')
      if (request.method === 'HEAD') return reply.send()
      const stream = Readable.from(xml).once('error', (error) => report('An export has broken off', error))
      if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(stream)
      const packed = createGzip({ level: 5 })
      stream.once('error', (error) => packed.destroy(error))
      packed.once('close', () => stream.destroy())
      return reply.header('content-encoding', 'gzip').send(stream.pipe(packed))
    },
  )
}

/** `PH.xml`, `company-12.xml`. */
function exportScope(name: string) {
  const company = /^company-(\d{1,9})\.xml$/.exec(name)?.[1]
  if (company !== undefined) return { companyId: Number(company) }
  const country = /^([A-Z]{2})\.xml$/.exec(name)?.[1]
  return country === undefined || countryByCode(country) === undefined ? null : { country }
}
