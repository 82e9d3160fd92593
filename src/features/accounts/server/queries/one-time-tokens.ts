import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

export interface NewToken {
  tokenHash: Buffer
  purpose: string
  accountId: string | null
  browserHash: Buffer | null
  payload: unknown
  now: Date
  expiresAt: Date
}

export async function addToken(db: Db, token: NewToken): Promise<void> {
  await db
    .insertInto('one_time_tokens')
    .values({
      token_hash: token.tokenHash,
      purpose: token.purpose,
      account_id: token.accountId,
      browser_hash: token.browserHash,
      payload: JSON.stringify(token.payload),
      created_at: token.now,
      expires_at: token.expiresAt,
    })
    .execute()
}

export interface FoundToken {
  account_id: string | null
  browser_hash: Buffer | null
  payload: unknown
}

/** Spends a token that is good: of several at the same moment one gets it. Null where none is. */
export async function takeToken(
  db: Db,
  { tokenHash, purpose, browserHash, now }: TokenAsked,
): Promise<FoundToken | null> {
  const { rows } = await sql<FoundToken>`
    update one_time_tokens set used_at = ${now}
    where token_hash = ${tokenHash} and purpose = ${purpose} and used_at is null and expires_at > ${now}
      and (browser_hash is null or browser_hash = ${browserHash})
    returning account_id, browser_hash, payload`.execute(db)
  return rows[0] ?? null
}

/** A token that is good, unspent. */
export async function findToken(
  db: Db,
  { tokenHash, purpose, now }: Omit<TokenAsked, 'browserHash'>,
): Promise<FoundToken | null> {
  const row = await db
    .selectFrom('one_time_tokens')
    .select(['account_id', 'browser_hash', 'payload'])
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row ?? null
}

interface TokenAsked {
  tokenHash: Buffer
  purpose: string
  browserHash: Buffer | null
  now: Date
}

export async function removeTokensBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('one_time_tokens').where('expires_at', '<=', moment).execute()
}
