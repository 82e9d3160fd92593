import { LANGUAGES } from '#config/languages.ts'
import type { Db } from '#platform/db/database.ts'
import { type SitemapSection, sitemapEntry } from '#platform/sitemap.ts'
import { slugId } from '#shared/slug.ts'
import { listSitemapCompanies, sitemapTable } from './queries/sitemap.ts'

export const sitemap: SitemapSection = { table: sitemapTable, entries }

/**
 * Their pages exist in all languages; ten links beside each of ten addresses would make this the largest part by far.
 */
async function* entries(db: Db, origin: string, part: number): AsyncIterable<string> {
  for (const { id, name, changed_at } of await listSitemapCompanies(db, part)) {
    const slug = encodeURIComponent(slugId(name, id, 'company'))
    yield LANGUAGES.map((language) => sitemapEntry(`${origin}/${language}/company/${slug}`, changed_at)).join(
      '',
    )
  }
}
