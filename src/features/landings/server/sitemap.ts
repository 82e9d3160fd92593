import { LANGUAGES, type Language } from '#config/languages.ts'
import type { Db } from '#platform/db/database.ts'
import { slugId } from '#shared/slug.ts'
import { pathOf } from './landing-address.ts'
import { addressOfRow, languagesOf } from './name-subject.ts'
import * as queries from './queries/sitemap-parts.ts'
import { textVersions } from './text-versions.ts'

/**
 * The sitemap: an index, and parts that are written while they are read from the database, so that a million jobs are
 * never in memory. It has only canonical addresses, each with the same page in other languages.
 */

export type PartKind = queries.SitemapKind | 'pages'

/** The name of a part: `jobs-17.xml`. */
const partName = (kind: PartKind, number: number): string => `${kind}-${number}.xml`

export function readPartName(name: string): { kind: PartKind; number: number } | null {
  const [, kind, number = ''] = /^(\w+)-(0|[1-9]\d{0,8})\.xml$/.exec(name) ?? []
  const known = [...queries.SITEMAP_KINDS, 'pages' as const].find((one) => one === kind)
  return known === undefined ? null : { kind: known, number: Number(number) }
}

/** The list of all parts. */
export async function sitemapIndex(db: Db, origin: string): Promise<string> {
  const parts = await queries.listSitemapParts(db)
  const lines = parts.map(({ kind, number, changed_at }) => {
    const lastmod = `<lastmod>${changed_at.toISOString()}</lastmod>`
    return `<sitemap><loc>${origin}/sitemaps/${partName(kind, number)}</loc>${lastmod}</sitemap>\n`
  })
  const pages = `<sitemap><loc>${origin}/sitemaps/${partName('pages', 0)}</loc></sitemap>\n`
  return `${DECLARATION}<sitemapindex xmlns="${NAMESPACE}">\n${pages}${lines.join('')}</sitemapindex>\n`
}

export interface Part {
  /** Another one when the part has changed. */
  version: string
  changedAt: Date | null
  /** Its text, piece by piece. */
  text: AsyncIterable<string>
}

/**
 * A part, null for one with nothing in it.
 * @param site its public address, and its pages that show nobody's data, below the language
 */
export async function sitemapPart(
  db: Db,
  { origin, pages }: { origin: string; pages: readonly string[] },
  { kind, number }: { kind: PartKind; number: number },
): Promise<Part | null> {
  if (kind === 'pages') {
    return number > 0
      ? null
      : { version: `pages-${pages.length}`, changedAt: null, text: wrapped(pageEntries(origin, pages)) }
  }
  const state = await queries.sitemapPartState(db, kind, number)
  if (state === null) return null
  return {
    version: `${state.rows}-${state.newestAt.getTime()}`,
    changedAt: state.newestAt,
    text: wrapped(ENTRIES[kind](db, origin, number)),
  }
}

const ENTRIES = { jobs: jobEntries, companies: companyEntries, landings: landingEntries }

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'

async function* wrapped(entries: AsyncIterable<string>): AsyncIterable<string> {
  yield `${DECLARATION}<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
  yield* entries
  yield '</urlset>\n'
}

interface Version {
  language: string
  /** With language. */
  path: string
}

/** One page in all its languages; the first is for everybody else. */
function entriesOf(
  origin: string,
  versions: readonly Version[],
  fallback: Version,
  changedAt?: Date,
): string {
  const link = (hreflang: string, { path }: Version) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${origin}${path}"/>`
  const links = [
    ...versions.map((version) => link(version.language, version)),
    link('x-default', fallback),
  ].join('')
  const lastmod = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
  return versions.map(({ path }) => `<url><loc>${origin}${path}</loc>${lastmod}${links}</url>\n`).join('')
}

async function* pageEntries(origin: string, pages: readonly string[]): AsyncIterable<string> {
  for (const page of pages) {
    const pathIn = (language: Language) => (page === '' ? `/${language}` : `/${language}/${page}`)
    const versions = LANGUAGES.map((language) => ({ language, path: pathIn(language) }))
    yield entriesOf(origin, versions, { language: 'en', path: pathIn('en') })
  }
}

const JOBS_AT_ONCE = 500

async function* jobEntries(db: Db, origin: string, number: number): AsyncIterable<string> {
  let afterId = -1
  for (;;) {
    const jobs = await queries.listSitemapJobs(db, number, afterId, JOBS_AT_ONCE)
    if (jobs.length > 0) yield jobs.map((job) => jobEntry(origin, job)).join('')
    if (jobs.length < JOBS_AT_ONCE) return
    afterId = jobs.at(-1)?.id ?? Number.POSITIVE_INFINITY
  }
}

function jobEntry(origin: string, { id, texts, changed_at }: queries.SitemapJob): string {
  const [original, ...others] = textVersions(id, texts).map(({ language, slug_id }) => ({
    language,
    path: `/${language}/job/${encodeURIComponent(slug_id)}`,
  }))
  return original ? entriesOf(origin, [original, ...others], original, changed_at) : ''
}

/** Their pages are in all languages; ten links beside each of ten addresses would make of this the largest part by far. */
async function* companyEntries(db: Db, origin: string, number: number): AsyncIterable<string> {
  for (const { id, name, changed_at } of await queries.listSitemapCompanies(db, number)) {
    const slug = encodeURIComponent(slugId(name, id, 'company'))
    const lastmod = `<lastmod>${changed_at.toISOString()}</lastmod>`
    yield LANGUAGES.map(
      (language) => `<url><loc>${origin}/${language}/company/${slug}</loc>${lastmod}</url>\n`,
    ).join('')
  }
}

async function* landingEntries(db: Db, origin: string, number: number): AsyncIterable<string> {
  for (const row of await queries.listSitemapLandings(db, number)) {
    const address = addressOfRow(row)
    if (address === null) continue
    const path = pathOf(address)
    const versions = languagesOf(address.market).map((language) => ({
      language,
      path: `/${language}/jobs/${path}`,
    }))
    yield entriesOf(origin, versions, { language: 'en', path: `/en/jobs/${path}` }, row.changed_at)
  }
}
