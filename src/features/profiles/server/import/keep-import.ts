import type { Db } from '#platform/db/database.ts'
import { removeImportOf, storeImport } from '../queries/imports.ts'
import type { Draft } from './draft.ts'

/**
 * Keeps what was read of a resume until its owner has chosen from it; it replaces an earlier import. Expects a seeker.
 * `resumeId`: the attached resume; null: the file was not kept.
 */
export const keepImport = (
  transaction: Db,
  accountId: string,
  { filename, resumeId, draft, now }: { filename: string; resumeId: string | null; draft: Draft; now: Date },
): Promise<void> =>
  storeImport(transaction, accountId, {
    ...{ source: 'resume', filename, resume_id: resumeId, draft },
    created_at: now,
  })

/** Forgets what waits of this resume: its owner has chosen. */
export async function forgetImportOf(transaction: Db, accountId: string, resumeId: string): Promise<void> {
  await removeImportOf(transaction, accountId, resumeId)
}
