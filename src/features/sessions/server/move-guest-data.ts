import type { AccountDependencies } from '#features/accounts/server/door.ts'
import type { Viewer } from '#shared/viewer.ts'
import { accountOf } from './account-of.ts'
import { addRecentSearches, addViewedJobs } from './queries/guest-data.ts'

/** Copies the searches and jobs of a device to its account; existing entries stay as they are. */
export async function moveGuestData(
  { db, clock }: Pick<AccountDependencies, 'db' | 'clock'>,
  { recent_searches, viewed_jobs }: { recent_searches: readonly string[]; viewed_jobs: readonly number[] },
  viewer: Viewer,
): Promise<{ recent_searches: number; viewed_jobs: number }> {
  const accountId = accountOf(viewer)
  return {
    recent_searches: await addRecentSearches(db, accountId, recent_searches, clock.now()),
    viewed_jobs: await addViewedJobs(db, accountId, viewed_jobs, clock.now()),
  }
}
