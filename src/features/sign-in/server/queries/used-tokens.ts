import type { Db } from '#platform/db/database.ts'

/** Whether a token is known to have been spent; it is forgotten a day after its end. */
export async function wasTokenUsed(db: Db, purpose: string, tokenHash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('one_time_tokens')
    .select('used_at')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .executeTakeFirst()
  return row !== undefined && row.used_at !== null
}
