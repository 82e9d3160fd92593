import { sql } from 'kysely'
import type { Db } from './database.ts'

export interface NewFile {
  accountId: string
  kind: string
  filename: string
  /** Its name in the private store. */
  content: string
  bytes: number
  scannedAt: Date | null
  now: Date
}

export interface FileRow {
  id: string
  account_id: string
  filename: string
  content: string
  bytes: number
}

/**
 * Until the transaction ends, nobody else stores or removes files of this owner: otherwise the worker could remove a
 * content that is just being stored again.
 */
export async function lockFilesOf(transaction: Db, owner: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`files of ${owner}`}, 0))`.execute(transaction)
}

export async function addFile(db: Db, file: NewFile): Promise<string> {
  const { id } = await db
    .insertInto('files')
    .values({
      account_id: file.accountId,
      kind: file.kind,
      filename: file.filename,
      content: file.content,
      bytes: file.bytes,
      scanned_at: file.scannedAt,
      created_at: file.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Null unless the file is this account's own. */
export async function findOwnFile(db: Db, id: string, accountId: string): Promise<FileRow | null> {
  const row = await db
    .selectFrom('files')
    .select(['id', 'account_id', 'filename', 'content', 'bytes'])
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row ?? null
}

/** Null if it is gone. For our own work: this does not ask who its owner is. */
export async function findFile(db: Db, id: string): Promise<FileRow | null> {
  const row = await db
    .selectFrom('files')
    .select(['id', 'account_id', 'filename', 'content', 'bytes'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** Their contents are removed later, by the worker. */
export async function deleteFiles(db: Db, ids: readonly string[], accountId: string): Promise<void> {
  if (ids.length === 0) return
  await db.deleteFrom('files').where('id', 'in', ids).where('account_id', '=', accountId).execute()
}

export interface RemovedFile {
  owner: string
  content: string
}

export const removedFiles = (db: Db, count: number): Promise<RemovedFile[]> =>
  db.selectFrom('removed_files').select(['owner', 'content']).limit(count).execute()

/** Whether a row of the same owner still has this content. */
export async function isContentUsed(db: Db, { owner, content }: RemovedFile): Promise<boolean> {
  const row = await db
    .selectFrom('files')
    .select('id')
    .where('account_id', '=', owner)
    .where('content', '=', content)
    .executeTakeFirst()
  return row !== undefined
}

/** The contents that the rows of an owner name. */
export async function contentsOf(db: Db, owner: string): Promise<Set<string>> {
  const rows = await db.selectFrom('files').select('content').where('account_id', '=', owner).execute()
  return new Set(rows.map(({ content }) => content))
}

export async function forgetRemovedFile(db: Db, { owner, content }: RemovedFile): Promise<void> {
  await db.deleteFrom('removed_files').where('owner', '=', owner).where('content', '=', content).execute()
}
