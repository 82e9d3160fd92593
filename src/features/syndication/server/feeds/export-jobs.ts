import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { ApiError } from '#shared/api-error.ts'
import { type ExportRow, type ExportScope, findCompanyName, findJobsToExport } from '../queries.ts'
import { type Publisher, writeJobXml } from './write-job-xml.ts'

const PAGE = 200

/** All open jobs of a country or company as XML, written while it is read; throws `ApiError` for an unknown company. */
export async function exportJobs(
  { db, clock }: { db: Db; clock: Clock },
  scope: ExportScope,
  publisher: Publisher,
): Promise<AsyncGenerator<string>> {
  if ('companyId' in scope && (await findCompanyName(db, scope.companyId)) === null) throw new ApiError(41060)
  const now = clock.now()
  // Immediate failures occur before anything is sent.
  const first = await pageAfter(db, scope, { after: 0, now })
  return writeJobXml(publisher, now, pages(db, scope, now, first))
}

async function* pages(
  db: Db,
  scope: ExportScope,
  now: Date,
  first: readonly ExportRow[],
): AsyncGenerator<readonly ExportRow[]> {
  let page = first
  for (;;) {
    yield page
    const last = page.at(-1)
    if (last === undefined || page.length < PAGE) return
    page = await pageAfter(db, scope, { after: last.id, now })
  }
}

const pageAfter = (db: Db, scope: ExportScope, place: { after: number; now: Date }): Promise<ExportRow[]> =>
  findJobsToExport(db, scope, { ...place, limit: PAGE })
