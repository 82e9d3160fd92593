import type { Db } from '#platform/db/database.ts'
import { recordView } from '../queries/profile-views.ts'

/**
 * Writes in the ledger of a seeker that a recruiter has seen them by another way than the profile: an application shows
 * everything, a list of applications the name.
 * For each company at most one line an hour, unless it sees more.
 */
export const recordProfileView = (
  transaction: Db,
  {
    saw,
    ...view
  }: { accountId: string; companyId: number; recruiterId: string; now: Date; saw: 'name' | 'contacts' },
): Promise<void> =>
  recordView(transaction, { ...view, saw: { saw_name: true, saw_contacts: saw === 'contacts' } })
