import { LANGUAGES } from '#config/languages.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { type SitemapSection, sitemapEntries } from '#platform/sitemap.ts'
import { countParts, readPartState, readParts } from './queries/sitemap-parts.ts'

/**
 * The sitemap: an index, and parts that are written while they are read from the database. It has only canonical
 * addresses, each with the same page in other languages. Rooms declare the pages and rows that are in it.
 */
export interface Sitemap {
  origin: string
  /** The pages that show nobody's data, below the language. */
  pages: readonly string[]
  sections: readonly SitemapSection[]
}

/** Counts the parts again: the index names those that hold anything. */
export const refreshSitemap = (db: Db, clock: Clock, sections: readonly SitemapSection[]): Promise<void> =>
  countParts(
    db,
    sections.map(({ table }) => table),
    clock.now(),
  )

/** The index: a list of all parts. */
export async function sitemapIndex(db: Db, origin: string): Promise<string> {
  const parts = await readParts(db)
  const lines = parts.map(({ kind, number, changed_at }) => {
    const lastmod = `<lastmod>${changed_at.toISOString()}</lastmod>`
    return `<sitemap><loc>${origin}/sitemaps/${kind}-${number}.xml</loc>${lastmod}</sitemap>\n`
  })
  const pages = `<sitemap><loc>${origin}/sitemaps/${PAGES}</loc></sitemap>\n`
  return `${DECLARATION}<sitemapindex xmlns="${NAMESPACE}">\n${pages}${lines.join('')}</sitemapindex>\n`
}

export interface Part {
  /** Changes when the part has changed. */
  version: string
  changedAt: Date | null
  /** Its text, piece by piece. */
  text: AsyncIterable<string>
}

/** The part of a name (`jobs-17.xml`); null for one with nothing in it. */
export async function sitemapPart(
  db: Db,
  { origin, pages, sections }: Sitemap,
  name: string,
): Promise<Part | null> {
  if (name === PAGES)
    return { version: `pages-${pages.length}`, changedAt: null, text: wrapped(pageEntries(origin, pages)) }
  const [, kind, number = ''] = /^(\w+)-(0|[1-9]\d{0,8})\.xml$/.exec(name) ?? []
  const section = sections.find(({ table }) => table.name === kind)
  if (section === undefined) return null
  const state = await readPartState(db, section.table, Number(number))
  if (state === null) return null
  return {
    version: `${state.rows}-${state.newestAt.getTime()}`,
    changedAt: state.newestAt,
    text: wrapped(section.entries(db, origin, Number(number))),
  }
}

const PAGES = 'pages-0.xml'
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'

async function* wrapped(entries: AsyncIterable<string>): AsyncIterable<string> {
  yield `${DECLARATION}<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
  yield* entries
  yield '</urlset>\n'
}

async function* pageEntries(origin: string, pages: readonly string[]): AsyncIterable<string> {
  for (const page of pages) {
    const pathIn = (language: string) => ({
      language,
      path: page === '' ? `/${language}` : `/${language}/${page}`,
    })
    yield sitemapEntries(origin, { versions: LANGUAGES.map(pathIn), fallback: pathIn('en') })
  }
}
