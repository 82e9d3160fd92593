import type { Db } from '#platform/db/database.ts'
import { recordView } from '../queries/profile-views.ts'

/**
 * Writes in the ledger of a seeker that a recruiter has seen them by another way than the profile: by an application.
 * For each company at most one line an hour, unless it sees more.
 */
export const recordProfileView = (
  transaction: Db,
  view: { accountId: string; companyId: number; recruiterId: string; now: Date },
): Promise<void> => recordView(transaction, { ...view, saw: { saw_name: true, saw_contacts: true } })
