import {
  dropPages,
  fileOnDevice,
  type StoredPage,
  storedPage,
  storedPages,
  storePage,
} from './device-store.ts'
import { SHARED_PAGE_HEADER, STORED_JOBS } from './names.ts'
import { filesOf, titleOf, withoutScripts } from './stored-page.ts'

/** The jobs that the visitor opened on this device, for reading without a connection. */

export interface StoredJob {
  id: number
  path: string
  /** HTML. */
  title: string
  /** Milliseconds. */
  keptAt: number
  openedAt: number
}

const FOLDER = '/kept-jobs/'
const keyOf = (id: number) => `${FOLDER}${id}`

/** How long a stored job counts as just stored: opening it again within that time only moves it to the front. */
const FRESH = 10 * 60 * 1000

/** Stores the page of an opened job, or drops the job if the page says that it is gone. */
export async function storeJobPage(id: number, response: Response, now: number): Promise<void> {
  if (response.status === 404 || response.status === 410) return dropPages([keyOf(id)])
  if (!response.ok || !response.headers.has(SHARED_PAGE_HEADER)) return undefined
  const html = withoutScripts(await response.text())
  const path = new URL(response.url).pathname
  await storePage(keyOf(id), { html, about: { path, title: titleOf(html), keptAt: now, openedAt: now } })
  await Promise.allSettled(filesOf(html).map(fileOnDevice))
  const later = (await storedJobs()).slice(STORED_JOBS)
  return dropPages(later.map((job) => keyOf(job.id)))
}

/** Whether the job was stored a moment ago; then opening it again only moves it to the front. */
export async function isJustStored(id: number, now: number): Promise<boolean> {
  const page = await storedPage(keyOf(id))
  const job = page && jobOf(keyOf(id), page.about)
  if (!job || now - job.keptAt > FRESH) return false
  await storePage(keyOf(id), { ...page, about: { ...page.about, openedAt: now } })
  return true
}

/** The last opened first. */
export async function storedJobs(): Promise<StoredJob[]> {
  const jobs = (await storedPages()).flatMap(({ key, about }) => jobOf(key, about) ?? [])
  return jobs.sort((a, b) => b.openedAt - a.openedAt)
}

export async function storedJob(id: number): Promise<(StoredPage & { job: StoredJob }) | null> {
  const page = await storedPage(keyOf(id))
  const job = page && jobOf(keyOf(id), page.about)
  return job ? { ...page, job } : null
}

export async function forgetJobs(): Promise<void> {
  await dropPages((await storedJobs()).map(({ id }) => keyOf(id)))
}

function jobOf(key: string, { path, title, keptAt, openedAt }: StoredPage['about']): StoredJob | null {
  if (!key.startsWith(FOLDER) || typeof path !== 'string' || typeof title !== 'string') return null
  if (typeof keptAt !== 'number' || typeof openedAt !== 'number') return null
  return { id: Number(key.slice(FOLDER.length)), path, title, keptAt, openedAt }
}
