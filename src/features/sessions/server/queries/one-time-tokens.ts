import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

export interface NewToken {
  tokenHash: Buffer
  purpose: string
  accountId: string | null
  /** The session that requests it. */
  grantedBy: string | null
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
      granted_by: token.grantedBy,
      browser_hash: token.browserHash,
      payload: JSON.stringify(token.payload),
      created_at: token.now,
      expires_at: token.expiresAt,
    })
    .execute()
}

export interface FoundToken {
  account_id: string | null
  granted_by: string | null
  /** Its position in the sequence of proofs. */
  number: number
  browser_hash: Buffer | null
  payload: unknown
}

/** Spends a valid token. Only one of several simultaneous requests gets it. Returns null if there is no valid token. */
export async function spendToken(
  db: Db,
  { tokenHash, purpose, isOutlasting, browserHashes, now }: TokenQuery,
): Promise<FoundToken | null> {
  const { rows } = await sql<FoundToken>`
    update one_time_tokens t set used_at = ${now}
    where token_hash = ${tokenHash} and purpose = ${purpose} and used_at is null and expires_at > ${now}
      and ${isValid(isOutlasting)}
      and (browser_hash is null or browser_hash = any(${browserHashes}::bytea[]))
    returning account_id, granted_by, number, browser_hash, payload`.execute(db)
  return rows[0] ?? null
}

/** Finds a valid, unspent token. */
export async function findToken(
  db: Db,
  { tokenHash, purpose, isOutlasting, now }: Omit<TokenQuery, 'browserHashes'>,
): Promise<FoundToken | null> {
  const { rows } = await sql<FoundToken>`
    select account_id, granted_by, number, browser_hash, payload from one_time_tokens t
    where token_hash = ${tokenHash} and purpose = ${purpose} and used_at is null and expires_at > ${now}
      and ${isValid(isOutlasting)}`.execute(db)
  return rows[0] ?? null
}

/**
 * A token of a session ends with it. Any other token of an account ends with the next change of its sign-in methods.
 */
const isValid = (isOutlasting: boolean) => sql`
  (${isOutlasting}::boolean or t.granted_by is not null or not exists (
    select from accounts a where a.id = t.account_id and a.proofs_valid_from > t.number))`

interface TokenQuery {
  tokenHash: Buffer
  purpose: string
  /** Whether the token outlasts changes of the account's sign-in methods. */
  isOutlasting: boolean
  /** The marks of the browser that shows it. */
  browserHashes: readonly Buffer[]
  now: Date
}

/** Deletes an account's tokens of one purpose. */
export async function removeTokensOf(db: Db, accountId: string, purpose: string): Promise<void> {
  await db
    .deleteFrom('one_time_tokens')
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .execute()
}

export async function removeTokensBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('one_time_tokens').where('expires_at', '<=', moment).execute()
}

/** Whether a token was spent. Tokens are deleted a day after their end. */
export async function wasTokenUsed(db: Db, purpose: string, tokenHash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('one_time_tokens')
    .select('used_at')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .executeTakeFirst()
  return row !== undefined && row.used_at !== null
}
