import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { Task } from '#platform/jobs/tasks.ts'
import type { SitemapSection } from '#platform/sitemap.ts'
import { refreshLandings } from './refresh-landings.ts'
import { refreshSitemap } from './write-sitemap.ts'

/** The background jobs of this room. */
export function landingTasks({
  db,
  clock,
  sitemapSections,
}: {
  db: Db
  clock: Clock
  sitemapSections: readonly SitemapSection[]
}): Task[] {
  return [
    {
      name: 'landings.refresh',
      everySeconds: 900,
      isSlow: true,
      async run() {
        await refreshLandings(db, clock)
        await refreshSitemap(db, clock, sitemapSections)
      },
    },
  ]
}
