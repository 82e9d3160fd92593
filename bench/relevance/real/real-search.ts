import { sql } from 'kysely'
import { searchJobs } from '#features/search/contract.ts'
import { buildQuery } from '#features/search/server/build-query.ts'
import { indexSettings } from '#features/search/server/index-settings.ts'
import { jobDocument } from '#features/search/server/job-document.ts'
import { readLiveJobs } from '#features/search/server/queries.ts'
import { JobIndex } from '#job-index/job-index.ts'
import type { Db } from '#platform/db/database.ts'
import { ARCHIVE_NOW, readImported } from '../../import-archive.ts'
import type { RealQuery } from './real-queries.ts'

/** The first hits of a query as a visitor of its language and country gets them: ids of the archive, best first. */
export type Ask = (query: RealQuery) => readonly string[]

export const DEPTH = 10

/** Imports the archive as the site imports a feed, and makes the index of what the site would show. */
export async function realSearch(archive: string): Promise<Ask> {
  const index = new JobIndex({ ...indexSettings(), now: () => SECONDS })
  const refs = await readImported(archive, async (db) => {
    await fill(index, db)
    const { rows } = await sql<{ id: number; ref: string }>`select id, source_ref as ref from jobs`.execute(
      db,
    )
    return new Map(rows.map(({ id, ref }) => [id, ref]))
  })
  while (index.merge());
  return ({ language, country, query: text }) => {
    const request = searchJobs.request.parse({ query: text, country, size: DEPTH })
    const query = buildQuery(request, { role: 'visitor', language, country, address: '' }, SECONDS)
    return index.search(query).hits.map(({ id }) => refs.get(id) ?? '')
  }
}

const SECONDS = ARCHIVE_NOW.getTime() / 1000
const ROWS = 1000

async function fill(index: JobIndex, db: Db): Promise<void> {
  let last = 0
  for (;;) {
    const rows = await readLiveJobs(db, last, ROWS)
    index.apply({ upserts: rows.map(jobDocument), removals: [] })
    last = rows.at(-1)?.id ?? last
    if (rows.length < ROWS) return
  }
}
