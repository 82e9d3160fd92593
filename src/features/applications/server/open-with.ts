import { APPLICATION_STATES, type ApplicationState } from '#config/application-states.ts'
import type { Db } from '#platform/db/database.ts'
import { type MoveDependencies, moveApplication } from './move-application.ts'
import { findApplication } from './queries/applications.ts'
import { findOpenWith, type OpenApplicationRow } from './queries/open-with.ts'

/** The applications of a seeker to some companies that are not over, the newest first. */
export const listOpenWith = (
  db: Db,
  accountId: string,
  companyIds: readonly number[],
): Promise<OpenApplicationRow[]> => findOpenWith(db, accountId, companyIds)

/** Withdraws all of them, as part of another change: `db` is its transaction. */
export async function withdrawOpenWith(
  deps: MoveDependencies,
  accountId: string,
  companyIds: readonly number[],
): Promise<void> {
  const open = await findOpenWith(deps.db, accountId, companyIds)
  for (const id of open.map((application) => application.id).toSorted()) {
    const row = await findApplication(deps.db, id, { accountId, lock: true })
    if (row !== null && isOpen(row.state)) await moveApplication(deps, row, 'withdraw')
  }
}

/** An employer may have ended it while this waited. */
const isOpen = (state: ApplicationState): boolean => APPLICATION_STATES[state].phase !== 'over'
