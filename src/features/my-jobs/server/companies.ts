import type { z } from 'zod'
import { countApplications } from '#features/applications/server/door.ts'
import { accountOf } from '#features/sessions/server/door.ts'
import type { Db } from '#platform/db/database.ts'
import type { ResponseOf } from '#shared/contract.ts'
import { slugId } from '#shared/slug.ts'
import type { Viewer } from '#shared/viewer.ts'
import type * as contracts from '../contract/companies.ts'
import { countSaved } from './queries/saved-jobs.ts'
import { countViewers, findViewers } from './queries/viewers.ts'

/** Once a company has come back: in so many different hours it opened the profile. */
const TIMES_OF_INTEREST = 2

const MOST_SHOWN = 200

export async function listViewers(
  db: Db,
  { interested }: z.output<typeof contracts.listViewers.request>,
  viewer: Viewer,
): Promise<ResponseOf<typeof contracts.listViewers>> {
  const least = interested ? TIMES_OF_INTEREST : 1
  const rows = await findViewers(db, { accountId: accountOf(viewer), least, limit: MOST_SHOWN })
  return {
    companies: rows.map(({ company_id, name, times, saw_contacts, last_viewed_at }) => ({
      company: { id: company_id, slug_id: slugId(name, company_id, 'company'), name },
      ...{ times, saw_contacts, last_viewed_at: last_viewed_at.toISOString() },
    })),
  }
}

export async function countMyJobs(db: Db, viewer: Viewer): Promise<ResponseOf<typeof contracts.countMyJobs>> {
  const accountId = accountOf(viewer)
  const [saved, { applied, interviews }, viewed_me, interested] = await Promise.all([
    countSaved(db, accountId),
    countApplications(db, accountId),
    countViewers(db, accountId, 1),
    countViewers(db, accountId, TIMES_OF_INTEREST),
  ])
  return { saved, applied, interviews, viewed_me, interested }
}
