import type { Db } from './db/database.ts'
import type { SitemapTable } from './db/sitemap-table.ts'

/** The rows of a room that have pages, as parts of the sitemap. A room declares it in `room.ts`. */
export interface SitemapSection {
  table: SitemapTable
  /** The entries of one part, piece by piece: a million jobs are never in memory. */
  entries(db: Db, origin: string, part: number): AsyncIterable<string>
}

/** A page in one language. */
export interface PageVersion {
  language: string
  /** With the language. */
  path: string
}

/** The entries of one page in all its languages. */
export function sitemapEntries(
  origin: string,
  {
    versions,
    fallback,
    changedAt,
  }: { versions: readonly PageVersion[]; fallback: PageVersion; changedAt?: Date },
): string {
  const link = (hreflang: string, { path }: PageVersion) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${origin}${path}"/>`
  const links = [
    ...versions.map((version) => link(version.language, version)),
    link('x-default', fallback),
  ].join('')
  return versions.map(({ path }) => sitemapEntry(`${origin}${path}`, changedAt, links)).join('')
}

/** One entry, with `links` to other languages as XML. */
export function sitemapEntry(url: string, changedAt?: Date, links = ''): string {
  const lastmod = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
  return `<url><loc>${url}</loc>${lastmod}${links}</url>\n`
}
