import type { Db } from '#platform/db/database.ts'

export interface AvatarFiles {
  large_file_id: string
  small_file_id: string
}

export async function findAvatar(db: Db, accountId: string): Promise<AvatarFiles | null> {
  const row = await db
    .selectFrom('avatars')
    .select(['large_file_id', 'small_file_id'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row ?? null
}

/** Replaces the former picture, whose files are returned: they belong to nothing any more. */
export async function replaceAvatar(db: Db, accountId: string, files: AvatarFiles | null): Promise<string[]> {
  const former = await db
    .deleteFrom('avatars')
    .where('account_id', '=', accountId)
    .returning(['large_file_id', 'small_file_id'])
    .executeTakeFirst()
  if (files !== null)
    await db
      .insertInto('avatars')
      .values({ account_id: accountId, ...files })
      .execute()
  return former === undefined ? [] : [former.large_file_id, former.small_file_id]
}

/** The name of the larger file in the store. */
export async function findPhoto(db: Db, accountId: string): Promise<string | null> {
  const row = await db
    .selectFrom('avatars')
    .innerJoin('files', 'files.id', 'avatars.large_file_id')
    .select('files.content')
    .where('avatars.account_id', '=', accountId)
    .executeTakeFirst()
  return row?.content ?? null
}
