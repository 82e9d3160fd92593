import { sql } from 'kysely'
import { createCompanyDirectory } from '#features/companies/server/company-directory.ts'
import { searchJobs } from '#features/search/contract.ts'
import { buildQuery } from '#features/search/server/build-query.ts'
import { indexSettings } from '#features/search/server/index-settings.ts'
import { jobDocument } from '#features/search/server/job-document.ts'
import { findNearby } from '#features/search/server/nearby/find-nearby.ts'
import { readLiveJobs } from '#features/search/server/queries.ts'
import { searchAsRead } from '#features/search/server/read-query/search-as-read.ts'
import { languagesRead } from '#i18n/languages-read.ts'
import { JobIndex } from '#job-index/job-index.ts'
import { namesInText } from '#job-index/names-in-text.ts'
import type { JobDocument } from '#job-index/types.ts'
import type { Db } from '#platform/db/database.ts'
import { UNKNOWN_PERSON } from '#platform/search/person.ts'
import { ARCHIVE_NOW, readImported } from '../../import-archive.ts'
import type { RealQuery } from './real-queries.ts'

export interface Answer {
  query: RealQuery
  /** The first hits as a visitor of the query's language and country gets them: ids of the archive, best first. */
  found: readonly string[]
  /** How many of these are matches; the others, which come after them, are only similar. */
  matches: number
  /** Where nothing is found: the jobs of a wider search that are shown instead. */
  nearby: readonly string[]
}

export const DEPTH = 10

export type AskReal = (query: RealQuery) => Promise<Answer>

/** The index of the site, empty. */
export const siteIndex = (): JobIndex => new JobIndex({ ...indexSettings(), now: () => SECONDS })

/**
 * Imports the archive as the site imports a feed. Returns a function that puts what the site would show into an empty
 * index, and asks that.
 */
export async function realSearches(archive: string): Promise<(index: JobIndex) => AskReal> {
  const { concepts } = indexSettings()
  const { documents, refs, companies } = await readImported(archive, async (db) => {
    const documents = await liveDocuments(db)
    const { rows } = await sql<{ id: number; ref: string }>`select id, source_ref as ref from jobs`.execute(
      db,
    )
    const companies = await createCompanyDirectory(db, { now: () => ARCHIVE_NOW }).fresh()
    return { documents, refs: new Map(rows.map(({ id, ref }) => [id, ref])), companies }
  })
  return (index) => {
    index.apply({ upserts: documents, removals: [] })
    while (index.merge());
    const jobSearch = {
      search: async (query: Parameters<JobIndex['search']>[0]) => index.search(query),
      namesIn: async (text: string, language: string) => namesInText(text, language, concepts),
    }
    return askerOf({ jobSearch, directory: { fresh: async () => companies } }, refs)
  }
}

function askerOf(services: Parameters<typeof searchAsRead>[0], refs: ReadonlyMap<number, string>): AskReal {
  return async (query) => {
    const { language, country } = query
    const request = searchJobs.request.parse({ query: query.query, country, size: DEPTH, close_only: '1' })
    const viewer = { role: 'visitor', language, country, address: '' } as const
    const person = { ...UNKNOWN_PERSON, languages: languagesRead(viewer) }
    const ranking = { now: SECONDS, person }
    const asRead = await searchAsRead(services, request, viewer, ranking)
    const nearby = await findNearby(asRead.unmet ?? asRead, {
      queryOf: (wider) => buildQuery(wider, viewer, ranking),
      search: services.jobSearch.search,
      most: DEPTH,
    })
    const refsOf = (hits: readonly { id: number }[]) => hits.map(({ id }) => refs.get(id) ?? '')
    const found = refsOf(asRead.found.hits)
    return {
      query,
      found,
      matches: Math.min(asRead.found.total, found.length),
      nearby: refsOf(nearby?.hits ?? []),
    }
  }
}

export const SECONDS = ARCHIVE_NOW.getTime() / 1000
const ROWS = 1000

async function liveDocuments(db: Db): Promise<JobDocument[]> {
  const documents: JobDocument[] = []
  let last = 0
  for (;;) {
    const rows = await readLiveJobs(db, last, ROWS)
    documents.push(...rows.map(jobDocument))
    last = rows.at(-1)?.id ?? last
    if (rows.length < ROWS) return documents
  }
}
