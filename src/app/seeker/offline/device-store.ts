import { filesOf } from './stored-page.ts'

/**
 * The store of the service worker: pages (the offline page of a language, and jobs), and the files that they show. Each
 * stored response has its metadata in a header, so no database is needed.
 */

const PREFIX = 'joblane-'
const PAGES = `${PREFIX}pages`
const FILES = `${PREFIX}files`
const ABOUT = 'x-kept'

export interface StoredPage {
  html: string
  about: Readonly<Record<string, unknown>>
}

export async function storePage(key: string, { html, about }: StoredPage): Promise<void> {
  const known = { ...about, files: filesOf(html) }
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    [ABOUT]: encodeURIComponent(JSON.stringify(known)),
  }
  await (await caches.open(PAGES)).put(key, new Response(html, { headers }))
}

export async function storedPage(key: string): Promise<StoredPage | null> {
  const response = await (await caches.open(PAGES)).match(key)
  return response ? { html: await response.text(), about: aboutOf(response) } : null
}

/** Paths of the stored pages with their metadata. */
export async function storedPages(): Promise<{ key: string; about: StoredPage['about'] }[]> {
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

function aboutOf({ headers }: Response): StoredPage['about'] {
  const about: unknown = JSON.parse(decodeURIComponent(headers.get(ABOUT) ?? 'null'))
  return typeof about === 'object' && about !== null ? { ...about } : {}
}

/**
 * From the device if it is stored there, else from the network, and then stored. For files that never change under
 * their name.
 */
export async function fileOnDevice(request: Request | string): Promise<Response> {
  const kept = await storedFile(request)
  if (kept) return kept
  const response = await fetch(request)
  if (response.ok && response.headers.get('cache-control')?.includes('immutable') === true) {
    await (await caches.open(FILES)).put(request, response.clone())
  }
  return response
}

export async function storedFile(request: Request | string): Promise<Response | undefined> {
  return (await caches.open(FILES)).match(request, { ignoreVary: true })
}

const A_WEEK = 7 * 24 * 3600 * 1000

/**
 * Drops files that neither this build nor a stored page needs. Files fetched within the last week stay: a page of the
 * build before may still be open.
 */
export async function tidyFiles(build: readonly string[], now: number): Promise<void> {
  const wanted = new Set(build)
  for (const { about } of await storedPages()) {
    if (Array.isArray(about.files)) for (const file of about.files) wanted.add(String(file))
  }
  const store = await caches.open(FILES)
  for (const key of await store.keys()) {
    const path = new URL(key.url).pathname
    if (wanted.has(path)) continue
    const fetched = Date.parse((await store.match(key))?.headers.get('date') ?? '')
    if (!path.startsWith('/assets/') || !(now - fetched < A_WEEK)) await store.delete(key)
  }
}
