import type { Db } from '#platform/db/database.ts'

export interface ImportRow {
  id: string
  source: string
  filename: string
  resume_id: string | null
  draft: unknown
  created_at: Date
}

/** A person has one import at most: a new one replaces it. Expects a seeker. */
export async function storeImport(
  db: Db,
  accountId: string,
  {
    draft,
    ...row
  }: { source: string; filename: string; resume_id: string | null; draft: object; created_at: Date },
): Promise<void> {
  await db.deleteFrom('profile_imports').where('account_id', '=', accountId).execute()
  await db
    .insertInto('profile_imports')
    .values({ ...row, account_id: accountId, draft: JSON.stringify(draft) })
    .execute()
}

/** The import that was made since; null: none. */
export async function findImport(db: Db, accountId: string, since: Date): Promise<ImportRow | null> {
  const row = await db
    .selectFrom('profile_imports')
    .select(['id', 'source', 'filename', 'resume_id', 'draft', 'created_at'])
    .where('account_id', '=', accountId)
    .where('created_at', '>', since)
    .executeTakeFirst()
  return row ?? null
}

/** Returns false if it is gone, or was another one. */
export async function removeImport(db: Db, accountId: string, id: string): Promise<boolean> {
  const removed = await db
    .deleteFrom('profile_imports')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning('id')
    .execute()
  return removed.length > 0
}

export const removeImports = (db: Db, accountId: string) =>
  db.deleteFrom('profile_imports').where('account_id', '=', accountId).execute()

export const removeImportsBefore = (db: Db, time: Date) =>
  db.deleteFrom('profile_imports').where('created_at', '<=', time).execute()

/** Removes the import that was read from this resume, if one waits. */
export const removeImportOf = (db: Db, accountId: string, resumeId: string) =>
  db
    .deleteFrom('profile_imports')
    .where('account_id', '=', accountId)
    .where('resume_id', '=', resumeId)
    .execute()
