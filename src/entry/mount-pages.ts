import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { DEFAULT_SITE } from '#config/site.ts'
import { createPageCache } from '#platform/http/page-cache.ts'
import { ApiError } from '#shared/api-error.ts'
import { answerPage, type BuiltPages, PAGE_AGES, type PagesOptions } from './answer-page.ts'
import type { PackedPage } from './page.ts'
import { prepareReadyPages } from './ready-pages/ready-pages.ts'
import { statusOfRefusal } from './wrong-page-request.ts'

/** Some thousands of pages. */
const CACHE_BYTES = 64 * 1024 * 1024

/** So old a page is sent where there is no room to make it anew: better than none. */
const OLDEST_SECONDS = 300

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
  const ready = await prepareReadyPages(options.catalogues, (options.site ?? DEFAULT_SITE).name)
  await app.register(async (scope) => {
    // Forms are the router's to read; how much of one is taken into memory is not.
    scope.removeAllContentTypeParsers()
    const asIs = { parseAs: 'buffer', bodyLimit: LONGEST_FORM } as const
    scope.addContentTypeParser('*', asIs, (_request, body, done) => done(null, body))
    const cache = createPageCache<PackedPage>({
      ...PAGE_AGES,
      clock: options.clock,
      maxBytes: CACHE_BYTES,
      lastResortSeconds: (error) => (isRefusal(error) ? OLDEST_SECONDS : PAGE_AGES.lastSeconds),
      // A page that is not made anew because others come first is no trouble.
      report: (error) => isRefusal(error) || options.report(error),
    })
    const pages = async () => ({ ...(await loadPages()), cache, options })
    scope.setErrorHandler(async (error, request, reply) =>
      error instanceof ApiError && ready.has(error)
        ? ready.send(request, reply, error, options.viewerOf(request).language)
        : answerPage(await pages(), request, reply, statusOfRefusal(error)),
    )
    // A page counts as one search, whatever it asks.
    scope.all('/*', { config: { limit: 'search' } }, async (request, reply) =>
      answerPage(await pages(), request, reply),
    )
  })
}

async function builtPages(
  app: FastifyInstance,
  { buildFolder }: PagesOptions,
): Promise<() => Promise<BuiltPages>> {
  await app.register(fastifyStatic, {
    root: join(buildFolder, 'client/assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    wildcard: false,
    index: false,
  })
  const pages = pagesIn(await import(pathToFileURL(join(buildFolder, 'server/index.js')).href))
  return async () => pages
}

async function livePages(
  app: FastifyInstance,
  { shell = 'seeker' }: PagesOptions,
): Promise<() => Promise<BuiltPages>> {
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
  return async () => pagesIn(await ssr.runner.import(join(PROJECT, 'src/app', shell, 'server.ts')))
}

function pagesIn(module: unknown): BuiltPages {
  if (isBuiltPages(module)) return { fetch: module.fetch, handleOf: module.handleOf }
  throw new Error('The bundle of the pages does not export fetch() and handleOf()')
}

const isRefusal = (error: unknown): boolean => error instanceof ApiError

const isBuiltPages = (module: unknown): module is BuiltPages =>
  typeof module === 'object' &&
  module !== null &&
  'fetch' in module &&
  typeof module.fetch === 'function' &&
  'handleOf' in module &&
  typeof module.handleOf === 'function'
