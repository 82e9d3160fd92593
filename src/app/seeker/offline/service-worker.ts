import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#config/languages.ts'
import { idOfSlug } from '#shared/slug.ts'
import { fileOnDevice, storedFile, tidyFiles } from './device-store.ts'
import { forgetJobs, isJustStored, storedJob, storeJobPage } from './jobs-on-device.ts'
import { readMessage, type WorkerMessage } from './messages.ts'
import { offlinePagePath, SHARED_PAGE_HEADER } from './names.ts'
import { hasOfflinePage, jobPage, jobsPage, offlinePageNear, storeOfflinePage } from './offline-answers.ts'
import { pathIn, shownOf } from './shown-push.ts'
import type { FetchEvent, WorkerScope } from './worker-scope.ts'

/**
 * Handles requests of pages for one purpose: jobs that the visitor opened can be read without a connection. A page
 * always comes from the network if there is one, so nobody is kept on an old version of the site; a new worker takes
 * over at once, since no page depends on which one serves it. Calls of the API are not handled. Pages are stored only
 * if the server marks them as shared. See docs/decisions/0015.
 */

declare const self: WorkerScope
/** Set by the build: paths of the files of this build, and a name that changes with any of them. */
declare const BUILD_FILES: readonly string[]
declare const BUILD_VERSION: string

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))

self.addEventListener('activate', (event) => {
  const takeOver = async () => {
    await self.registration.navigationPreload?.enable()
    await self.clients.claim()
    await tidy()
  }
  event.waitUntil(takeOver())
})

self.addEventListener('message', (event) => {
  const message = readMessage(event.data)
  if (message !== null) event.waitUntil(message.type === 'forget' ? forget() : keepFor(message))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin !== location.origin) return
  const language = offlineLanguage(url)
  if (request.mode === 'navigate' && language !== null) event.respondWith(answerOffline(event, language))
  else if (request.method !== 'GET') return
  else if (request.mode === 'navigate') event.respondWith(answerPage(event, url))
  else if (url.pathname.startsWith('/assets/')) event.respondWith(fileOnDevice(request))
  else if (url.pathname.startsWith('/files/')) event.respondWith(answerPicture(request))
})

self.addEventListener('push', (event) => {
  const show = async () => {
    const { title, options } = await shownOf(event.data?.text() ?? '')
    await self.registration.showNotification(title, options)
  }
  event.waitUntil(show())
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPage(pathIn(event.notification.data)))
})

/** A window that shows the page already comes to the front. */
async function openPage(path: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window' })
  const shown = windows.find(({ url }) => url === new URL(path, location.origin).href)
  await (shown === undefined ? self.clients.openWindow(path) : shown.focus())
}

async function keepFor({ language, country, job }: WorkerMessage & { type: 'page' }): Promise<void> {
  if (!(await hasOfflinePage(language, BUILD_VERSION))) await storeOfflinePage(language, BUILD_VERSION)
  if (job === null || (await isJustStored(job, Date.now()))) return
  const choice = country === null ? '' : `?country=${encodeURIComponent(country)}`
  // Without cookies, so that the response is nobody's private page.
  const response = await fetch(`/${language}/job/${job}${choice}`, { credentials: 'omit', priority: 'low' })
  await storeJobPage(job, response, Date.now())
  await tidy()
}

async function forget(): Promise<void> {
  await forgetJobs()
  await tidy()
}

const tidy = () => tidyFiles(BUILD_FILES, Date.now())

/** The list of stored jobs, on a fresh page if there is a connection; a form on it deletes them. */
async function answerOffline(event: FetchEvent, language: Language): Promise<Response> {
  if (event.request.method === 'POST') {
    await forget()
    return Response.redirect(offlinePagePath(language), 303)
  }
  const fresh = await fromNetwork(event).catch(() => null)
  if (fresh?.ok === false) return fresh
  const page = fresh?.headers.has(SHARED_PAGE_HEADER)
    ? await storeOfflinePage(language, BUILD_VERSION, fresh)
    : null
  if (page) return jobsPage(page, { language, here: null })
  return (
    (await listOnDevice(language, fresh === null ? offlinePagePath(language) : null)) ??
    fresh ??
    Response.error()
  )
}

/** From the network; without one a job that was opened before, or the list of those. */
async function answerPage(event: FetchEvent, url: URL): Promise<Response> {
  const [, first, kind, slug] = url.pathname.split('/')
  const job = kind === 'job' && slug !== undefined ? idOfSlug(slug) : null
  try {
    const response = await fromNetwork(event)
    if (job !== null) event.waitUntil(storeJobPage(job, response.clone(), Date.now()))
    return response
  } catch (trouble) {
    const language = isLanguage(first) ? first : DEFAULT_LANGUAGE
    const kept = job === null ? null : await storedJob(job)
    if (kept) return jobPage(kept, (await offlinePageNear(language))?.page)
    const list = await listOnDevice(language, url.pathname + url.search)
    if (list) return list
    throw trouble
  }
}

async function listOnDevice(language: Language, here: string | null): Promise<Response | null> {
  const near = await offlinePageNear(language)
  return near && jobsPage(near.page, { language: near.language, here })
}

/** If the device reports that it is offline, a request that hangs is given up after this time. */
const PATIENCE_OFFLINE = 3000

async function fromNetwork(event: FetchEvent): Promise<Response> {
  const answer = event.preloadResponse.then((early) => early ?? fetch(event.request))
  if (navigator.onLine) return answer
  const late = new Promise<never>((_resolve, reject) =>
    setTimeout(() => reject(new TypeError('No network')), PATIENCE_OFFLINE),
  )
  return Promise.race([answer, late])
}

async function answerPicture(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch (trouble) {
    const kept = await storedFile(request)
    if (kept) return kept
    throw trouble
  }
}

/** The language of an offline page's address; null for any other page. */
function offlineLanguage({ pathname }: URL): Language | null {
  const [, language, page, ...rest] = pathname.split('/')
  return page === 'offline' && rest.length === 0 && isLanguage(language) ? language : null
}
