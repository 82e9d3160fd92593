import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { PAGES_ROUTE } from '#platform/http/maintenance.ts'
import { createPageCache } from '#platform/http/page-cache.ts'

import { answerPage, PAGE_AGES, type PageFetch, type PagesOptions } from './answer-page.ts'
import type { PackedPage } from './page.ts'

/** Some thousands of pages. */
const CACHE_BYTES = 64 * 1024 * 1024

const PROJECT = join(import.meta.dirname, '../..')

/** Bytes: many times what any form of ours holds, also where each letter is written as nine. */
const LONGEST_FORM = 64 * 1024

/**
 * The pages of a site, and the files they load. In production both come from the build; in development Vite
 * makes them on demand and replaces them in the open page when their source changes.
 */
export async function mountPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const loadPages =
    options.mode === 'production' ? await builtPages(app, options) : await livePages(app, options)
  await app.register(async (scope) => {
    // Forms are the router's to read; how much of one is taken into memory is not.
    scope.removeAllContentTypeParsers()
    const asIs = { parseAs: 'buffer', bodyLimit: LONGEST_FORM } as const
    scope.addContentTypeParser('*', asIs, (_request, body, done) => done(null, body))
    const cache = createPageCache<PackedPage>({ ...PAGE_AGES, ...options, maxBytes: CACHE_BYTES })
    scope.all(PAGES_ROUTE, async (request, reply) =>
      answerPage({ fetch: await loadPages(), cache, options }, request, reply),
    )
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

async function livePages(
  app: FastifyInstance,
  { shell = 'seeker' }: PagesOptions,
): Promise<() => Promise<PageFetch>> {
  const { createServer, isRunnableDevEnvironment } = await import('vite')
  const root = shell === 'seeker' ? PROJECT : join(PROJECT, 'src/app', shell)
  const listeners = process.listeners('SIGTERM')
  const vite = await createServer({
    root,
    server: { middlewareMode: true, hmr: { server: app.server } },
    appType: 'custom',
  })
  // The compiler would end the process at a signal, before the site has closed.
  for (const listener of process.listeners('SIGTERM')) {
    if (!listeners.includes(listener)) process.off('SIGTERM', listener)
  }
  app.addHook('onClose', () => vite.close())
  app.addHook('onRequest', (request, reply, done) => {
    vite.middlewares(request.raw, reply.raw, done)
  })
  const { ssr } = vite.environments
  if (ssr === undefined || !isRunnableDevEnvironment(ssr))
    throw new Error('Vite has no environment to run pages in')
  return async () => fetchOf(await ssr.runner.import(join(PROJECT, 'src/app', shell, 'server.ts')))
}

function fetchOf(module: unknown): PageFetch {
  if (typeof module === 'object' && module !== null && 'fetch' in module && isPageFetch(module.fetch)) {
    return module.fetch
  }
  throw new Error('The bundle of the pages does not export fetch()')
}

const isPageFetch = (value: unknown): value is PageFetch => typeof value === 'function'
