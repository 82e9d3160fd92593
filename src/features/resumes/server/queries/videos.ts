import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

export interface VideoRow {
  id: string
  video_file_id: string
  cover_file_id: string | null
  captions_file_id: string | null
  filename: string
  bytes: number
  milliseconds: number
  width: number
  height: number
  created_at: Date
}

/** The whole ones, the newest first. `id`: only this one. */
export async function listVideos(
  db: Db,
  { accountId, id }: { accountId: string; id?: string },
): Promise<VideoRow[]> {
  const { rows } = await sql<VideoRow>`
    select v.id, v.video_file_id, v.cover_file_id, v.captions_file_id, f.filename, f.bytes,
      v.milliseconds, v.width, v.height, v.created_at
    from video_resumes v join files f on f.id = v.video_file_id
    where v.account_id = ${accountId} ${id === undefined ? sql`` : sql`and v.id = ${id}`}
    order by v.created_at desc, v.id desc`.execute(db)
  return rows
}

export async function countVideos(db: Db, accountId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from video_resumes
    where account_id = ${accountId} and video_file_id is not null`.execute(db)
  return rows[0]?.count ?? 0
}

/** Until the transaction ends, nobody else changes the videos of this seeker: the limit holds for two at once. */
export async function lockVideosOf(transaction: Db, accountId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`videos of ${accountId}`}, 0))`.execute(
    transaction,
  )
}

export interface VideoFiles {
  id: string
  video_file_id: string | null
  cover_file_id: string | null
  captions_file_id: string | null
}

/** A video, or a cover that waits for one. */
export async function findVideo(db: Db, accountId: string, id: string): Promise<VideoFiles | null> {
  const row = await db
    .selectFrom('video_resumes')
    .select(['id', 'video_file_id', 'cover_file_id', 'captions_file_id'])
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row ?? null
}

/** The cover that waits for its video; null: none does. */
export async function findWaitingCover(db: Db, accountId: string): Promise<VideoFiles | null> {
  const row = await db
    .selectFrom('video_resumes')
    .select(['id', 'video_file_id', 'cover_file_id', 'captions_file_id'])
    .where('account_id', '=', accountId)
    .where('video_file_id', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

export interface VideoColumns {
  video_file_id?: string
  milliseconds?: number
  width?: number
  height?: number
  cover_file_id?: string | null
  captions_file_id?: string | null
}

/** `id`: this one is changed; null: a new one. Returns its id. */
export async function saveVideo(
  transaction: Db,
  { accountId, id, now }: { accountId: string; id: string | null; now: Date },
  columns: VideoColumns,
): Promise<string> {
  if (id === null) {
    const added = await transaction
      .insertInto('video_resumes')
      .values({ account_id: accountId, created_at: now, ...columns })
      .returning('id')
      .executeTakeFirstOrThrow()
    return added.id
  }
  await transaction
    .updateTable('video_resumes')
    .set(columns)
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .execute()
  return id
}

export async function deleteVideo(transaction: Db, accountId: string, id: string): Promise<void> {
  await transaction
    .deleteFrom('video_resumes')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .execute()
}

/** Deletes covers whose video has not come; returns their files. */
export async function deleteWaitingCovers(
  transaction: Db,
  before: Date,
): Promise<{ account_id: string; cover_file_id: string | null }[]> {
  return transaction
    .deleteFrom('video_resumes')
    .where('video_file_id', 'is', null)
    .where('created_at', '<', before)
    .returning(['account_id', 'cover_file_id'])
    .execute()
}
