import type { Db } from '#platform/db/database.ts'
import { type SitemapSection, sitemapEntries } from '#platform/sitemap.ts'
import { listSitemapJobs, type SitemapJob, sitemapTable } from './queries/sitemap.ts'
import { textVersions } from './text-versions.ts'

export const sitemap: SitemapSection = { table: sitemapTable, entries }

const JOBS_AT_ONCE = 500

async function* entries(db: Db, origin: string, part: number): AsyncIterable<string> {
  let afterId = -1
  for (;;) {
    const jobs = await listSitemapJobs(db, part, afterId, JOBS_AT_ONCE)
    if (jobs.length > 0) yield jobs.map((job) => jobEntries(origin, job)).join('')
    if (jobs.length < JOBS_AT_ONCE) return
    afterId = jobs.at(-1)?.id ?? Number.POSITIVE_INFINITY
  }
}

function jobEntries(origin: string, { id, texts, changed_at }: SitemapJob): string {
  const versions = textVersions(id, texts).map(({ language, slug_id }) => ({
    language,
    path: `/${language}/job/${encodeURIComponent(slug_id)}`,
  }))
  const [fallback] = versions
  return fallback ? sitemapEntries(origin, { versions, fallback, changedAt: changed_at }) : ''
}
