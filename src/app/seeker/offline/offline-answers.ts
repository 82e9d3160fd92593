import { directionOf, LANGUAGES, type Language } from '#config/languages.ts'
import { localeOf } from '#i18n/formats.ts'
import { fileOnDevice, type StoredPage, storedPage, storePage } from './device-store.ts'
import { type StoredJob, storedJobs } from './jobs-on-device.ts'
import { offlinePagePath, SHARED_PAGE_HEADER } from './names.ts'
import {
  escapeHtml,
  filesOf,
  fillPart,
  fillValues,
  insideOf,
  withNote,
  withoutScripts,
} from './stored-page.ts'

/** The offline page of a language and stored jobs, in the form in which they are shown. */

/** Stores the offline page of this version of the site, with the files that it shows. */
export async function storeOfflinePage(
  language: Language,
  version: string,
  response?: Response,
): Promise<StoredPage | null> {
  const fresh = response ?? (await fetch(offlinePagePath(language), { credentials: 'omit' }))
  if (!fresh.ok || !fresh.headers.has(SHARED_PAGE_HEADER)) return null
  const page = { html: withoutScripts(await fresh.text()), about: { version } }
  await storePage(offlinePagePath(language), page)
  await Promise.allSettled(filesOf(page.html).map(fileOnDevice))
  return page
}

export async function hasOfflinePage(language: Language, version: string): Promise<boolean> {
  return (await storedPage(offlinePagePath(language)))?.about.version === version
}

/** The stored offline page of the language, or of any other language if that one was never stored. */
export async function offlinePageNear(
  language: Language,
): Promise<{ page: StoredPage; language: Language } | null> {
  for (const near of [language, ...LANGUAGES]) {
    const page = await storedPage(offlinePagePath(near))
    if (page) return { page, language: near }
  }
  return null
}

/**
 * The list of stored jobs. If it replaces an address (`here`) for which there was no connection, it says so, and loads
 * that address when there is one.
 */
export async function jobsPage(
  { html }: StoredPage,
  { language, here }: { language: Language; here: string | null },
): Promise<Response> {
  const jobs = await storedJobs()
  const rows = (row: string) => jobs.map((job) => fillValues(row, valuesOf(job, language))).join('')
  const asIs = (inside: string) => inside
  const filled = [
    ['offline', (inside: string) => (here === null ? '' : fillValues(inside, { here: escapeHtml(here) }))],
    ['none', jobs.length === 0 ? asIs : () => ''],
    ['kept', jobs.length > 0 ? (inside: string) => inside.replace(ROW, rows) : () => ''],
  ] as const
  const page = filled.reduce((text, [part, fill]) => fillPart(text, part, fill), html)
  return here !== null
    ? pageAnswer(page.replace('</body>', `<script>${WAIT}</script></body>`), WAIT)
    : pageAnswer(page)
}

const ROW = /<li\b[\s\S]*?<\/li>/
/** A device that reports to be online may not reach us yet, and a device whose connection only hung reports nothing. */
const WAIT = `const look=()=>fetch('/robots.txt',{cache:'no-store'}).then(({ok})=>ok&&location.reload(),()=>{});addEventListener('online',look);setInterval(look,5000)`

/** A stored job, with a note about its age in the language of the page. */
export function jobPage(
  { html, job }: StoredPage & { job: StoredJob },
  notes: StoredPage | undefined,
): Promise<Response> {
  const language = LANGUAGES.find((known) => html.includes(`<html lang="${known}"`)) ?? 'en'
  const note = fillValues(insideOf(notes?.html ?? '', 'note'), valuesOf(job, language))
  return pageAnswer(withNote(html, note))
}

function valuesOf({ path, title, keptAt }: StoredJob, language: Language): Record<string, string> {
  const format = new Intl.DateTimeFormat(localeOf(language, null), {
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  const date = `<time dir="${directionOf(language)}">${escapeHtml(format.format(keptAt))}</time>`
  return { path: escapeHtml(path), title, date }
}

/** No script runs in a page of the device, except the one that we insert. */
async function pageAnswer(html: string, script?: string): Promise<Response> {
  const scripts = script === undefined ? `'none'` : `'sha256-${await sha256(script)}'`
  const policy = `default-src 'self'; script-src ${scripts}; style-src-attr 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`
  return new Response(html, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
  })
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
}
