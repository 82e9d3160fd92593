import { IMPORT_HOURS } from '#config/limits.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { later } from '#shared/later.ts'
import { findImport, type ImportRow, removeImportsBefore } from '../queries/imports.ts'
import { type Draft, draft } from './draft.ts'

const SECONDS = IMPORT_HOURS * 3600

/** The import that waits for its owner's choice; null: none, or it is too old. */
export async function waitingImport(
  { db, clock }: { db: Db; clock: Clock },
  accountId: string,
): Promise<(ImportRow & { draft: Draft }) | null> {
  const found = await findImport(db, accountId, later(clock.now(), -SECONDS))
  return found === null ? null : { ...found, draft: draft.parse(found.draft) }
}

export const expiryOf = ({ created_at }: ImportRow): Date => later(created_at, SECONDS)

export async function forgetOldImports({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  await removeImportsBefore(db, later(clock.now(), -SECONDS))
}
