import { filesOf } from './kept-page.ts'

/**
 * What the service worker keeps: pages (the offline page of a language, and jobs), and the files that they show. A kept
 * answer carries what is known of it in a header, which saves a database.
 */

const PREFIX = 'joblane-'
const PAGES = `${PREFIX}pages`
const FILES = `${PREFIX}files`
const ABOUT = 'x-kept'

export interface KeptPage {
  html: string
  about: Readonly<Record<string, unknown>>
}

export async function keepPage(key: string, { html, about }: KeptPage): Promise<void> {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    [ABOUT]: encodeURIComponent(JSON.stringify(about)),
  }
  await (await caches.open(PAGES)).put(key, new Response(html, { headers }))
}

export async function keptPage(key: string): Promise<KeptPage | null> {
  const response = await (await caches.open(PAGES)).match(key)
  return response ? { html: await response.text(), about: aboutOf(response) } : null
}

/** Paths of the kept pages with what is known of each. */
export async function keptPages(): Promise<{ key: string; about: KeptPage['about'] }[]> {
  const store = await caches.open(PAGES)
  const keys = await store.keys()
  const found = await Promise.all(keys.map(async (key) => ({ key, response: await store.match(key) })))
  return found.flatMap(({ key, response }) =>
    response ? [{ key: new URL(key.url).pathname, about: aboutOf(response) }] : [],
  )
}

export async function dropPages(keys: readonly string[]): Promise<void> {
  const store = await caches.open(PAGES)
  await Promise.all(keys.map((key) => store.delete(key)))
}

function aboutOf({ headers }: Response): KeptPage['about'] {
  const about: unknown = JSON.parse(decodeURIComponent(headers.get(ABOUT) ?? 'null'))
  return typeof about === 'object' && about !== null ? { ...about } : {}
}

/** From the device where it is kept, else from the network, and then kept. For what never changes under its name. */
export async function fileOnDevice(request: Request | string): Promise<Response> {
  const kept = await keptFile(request)
  if (kept) return kept
  const response = await fetch(request)
  if (response.ok && response.headers.get('cache-control')?.includes('immutable') === true) {
    await (await caches.open(FILES)).put(request, response.clone())
  }
  return response
}

export async function keptFile(request: Request | string): Promise<Response | undefined> {
  return (await caches.open(FILES)).match(request, { ignoreVary: true })
}

const A_WEEK = 7 * 24 * 3600 * 1000

/**
 * Drops files that neither this build nor a kept page has. Those fetched within the last week stay: a page of the build
 * before may still be open somewhere.
 */
export async function tidyFiles(build: readonly string[], now: number): Promise<void> {
  const wanted = new Set(build)
  for (const { key } of await keptPages()) {
    for (const file of filesOf((await keptPage(key))?.html ?? '')) wanted.add(file)
  }
  const store = await caches.open(FILES)
  for (const key of await store.keys()) {
    const path = new URL(key.url).pathname
    if (wanted.has(path)) continue
    const fetched = Date.parse((await store.match(key))?.headers.get('date') ?? '')
    if (!path.startsWith('/assets/') || !(now - fetched < A_WEEK)) await store.delete(key)
  }
}
