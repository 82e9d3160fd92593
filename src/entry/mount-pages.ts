import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DEFAULT_SITE } from '#config/site.ts'
import { knownAddresses } from '#features/pages-of-site.ts'
import { createPageCache } from '#platform/http/page-cache.ts'
import type { PackedPage } from '#platform/http/send-page.ts'
import { ApiError } from '#shared/api-error.ts'
import { answerPage, type BuiltPages, PAGE_AGES, type PagesOptions } from './answer-page.ts'
import { plainForm } from './plain-form.ts'
import { buildErrorPages } from './prebuilt-error-pages/prebuilt-error-pages.ts'
import { statusOfRefusal } from './wrong-page-request.ts'

/** Room for some thousands of pages. */
const CACHE_BYTES = 64 * 1024 * 1024

/** Longest age of a page that is sent when there is no capacity to renew it: better than none. */
const OLDEST_SECONDS = 300

const PROJECT = join(import.meta.dirname, '../..')

/** Bytes: many times the size of any of our forms, even if every letter is encoded as nine. */
const LONGEST_FORM = 64 * 1024

/**
 * Serves the pages of a site and their files. In production both come from the build; in development Vite builds them
 * on demand and replaces them in the open page when their source changes.
 */
export async function mountPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const loadPages =
    options.mode === 'production' ? await builtPages(app, options) : await livePages(app, options)
  const ready = await buildErrorPages(options.catalogues, (options.site ?? DEFAULT_SITE).name)
  await app.register(async (scope) => {
    // The router reads forms; this limits how much of one is taken into memory.
    scope.removeAllContentTypeParsers()
    const asIs = { parseAs: 'buffer', bodyLimit: LONGEST_FORM } as const
    scope.addContentTypeParser('*', asIs, (_request, body, done) => done(null, body))
    scope.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, body: Readable) =>
      plainForm(request, body, { ...options, handleOf: (await loadPages()).handleOf }),
    )
    const cache = createPageCache<PackedPage>({
      ...PAGE_AGES,
      clock: options.clock,
      maxBytes: CACHE_BYTES,
      lastResortSeconds: (error) => (isRefusal(error) ? OLDEST_SECONDS : PAGE_AGES.lastSeconds),
      // Failing to renew a page for lack of capacity is not an error.
      report: (error) => isRefusal(error) || options.report(error),
    })
    const site = options.shell ?? 'seeker'
    const addresses = { guest: knownAddresses(site, true), member: knownAddresses(site, false) }
    const pages = async () => ({ ...(await loadPages()), addresses, cache, options })
    scope.setErrorHandler(async (error, request, reply) =>
      error instanceof ApiError && ready.has(error)
        ? ready.send(request, reply, error, options.viewerOf(request).language)
        : answerPage(await pages(), request, reply, statusOfRefusal(error)),
    )
    // A page counts as one search, whatever it calls.
    scope.all('/*', { config: { limit: 'search' } }, async (request, reply) =>
      answerPage(await pages(), request, reply),
    )
  })
}

/** Begins to load the pages of a build, which happens while the thread of the index starts. */
export const preloadPages = (buildFolder: string): void =>
  // `mountPages` loads them as well, and fails if that fails.
  void loadBuild(buildFolder).catch(() => {})

const loadBuild = (buildFolder: string): Promise<unknown> =>
  import(pathToFileURL(join(buildFolder, 'server/index.js')).href)

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
  const pages = pagesIn(await loadBuild(buildFolder))
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
  // The compiler would end the process on a signal, before the site has closed.
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
  return async () => pagesIn(await ssr.runner.import(join(PROJECT, 'src/app/common/server.ts')))
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
