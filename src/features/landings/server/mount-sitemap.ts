import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '#shared/api-error.ts'
import type { RoomServices } from '../../room-services.ts'
import { robotsText } from './robots-text.ts'
import { sitemapIndex, sitemapPart } from './write-sitemap.ts'

/** Crawlers come every few hours; caches may store it this long. */
const CACHE = 'public, max-age=600'

const COUNTED = { config: { limit: 'read' } } as const

/** `/robots.txt`, `/sitemap.xml` and the parts that it names. */
export function mountSitemap(
  app: FastifyInstance,
  {
    env,
    db,
    origins,
    sitemapPages,
    sitemapSections,
    uncrawledPages,
  }: Pick<RoomServices, 'env' | 'db' | 'origins' | 'sitemapPages' | 'sitemapSections' | 'uncrawledPages'>,
): void {
  // Off for a trial installation.
  const isIndexed = env.SEARCH_ENGINES === 'on'
  const origin = origins.seeker
  // A page that is only not crawled can still be listed if others link to it; this header prevents that.
  if (!isIndexed) {
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('x-robots-tag', 'noindex, nofollow')
    })
  }
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': CACHE })
      .send(robotsText(origin(), isIndexed, uncrawledPages)),
  )
  app.get('/sitemap.xml', COUNTED, async (request, reply) => {
    if (!isIndexed) throw notFound()
    const text = await sitemapIndex(db, origin())
    const version = createHash('sha256').update(text).digest('base64url').slice(0, 22)
    return sendXml(request, reply, { version, changedAt: null, text: [text] })
  })
  app.get<{ Params: { name: string } }>('/sitemaps/:name', COUNTED, async (request, reply) => {
    const sitemap = { origin: origin(), pages: sitemapPages, sections: sitemapSections }
    const part = isIndexed ? await sitemapPart(db, sitemap, request.params.name) : null
    if (part === null) throw notFound()
    return sendXml(request, reply, part)
  })
}

interface Xml {
  version: string
  changedAt: Date | null
  text: AsyncIterable<string> | Iterable<string>
}

function sendXml(request: FastifyRequest, reply: FastifyReply, { version, changedAt, text }: Xml) {
  const etag = `W/"${version}"`
  reply.headers({
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': CACHE,
    vary: 'accept-encoding',
    etag,
    ...(changedAt && { 'last-modified': changedAt.toUTCString() }),
  })
  if (request.headers['if-none-match']?.split(/\s*,\s*/).includes(etag)) return reply.code(304).send()
  const pieces = Readable.from(text)
  const accepted = request.headers['accept-encoding'] ?? ''
  if (/\bbr\b/.test(accepted))
    return reply.header('content-encoding', 'br').send(pieces.pipe(createBrotliCompress(QUALITY)))
  if (/\bgzip\b/.test(accepted))
    return reply.header('content-encoding', 'gzip').send(pieces.pipe(createGzip()))
  return reply.send(pieces)
}

const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
