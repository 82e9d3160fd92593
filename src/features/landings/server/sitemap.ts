import type { Db } from '#platform/db/database.ts'
import { type SitemapSection, sitemapEntries } from '#platform/sitemap.ts'
import { pathOf } from './landing-address.ts'
import { addressOfRow, languagesOf } from './name-subject.ts'
import { listSitemapLandings, sitemapTable } from './queries/sitemap.ts'

export const sitemap: SitemapSection = { table: sitemapTable, entries }

async function* entries(db: Db, origin: string, part: number): AsyncIterable<string> {
  for (const row of await listSitemapLandings(db, part)) {
    const address = addressOfRow(row)
    if (address === null) continue
    const path = pathOf(address)
    const pathIn = (language: string) => ({ language, path: `/${language}/jobs/${path}` })
    const versions = languagesOf(address.market).map(pathIn)
    yield sitemapEntries(origin, { versions, fallback: pathIn('en'), changedAt: row.changed_at })
  }
}
