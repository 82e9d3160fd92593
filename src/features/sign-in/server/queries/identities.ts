import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Provider } from '../../contract/providers.ts'

interface IdentityKey {
  issuer: string
  subject: string
}

/** Finds the account of an identity and records its use; null if there is none. */
export async function recordIdentityUse(
  db: Db,
  { issuer, subject }: IdentityKey,
  now: Date,
): Promise<{ id: string; proofs_valid_from: number } | null> {
  const { rows } = await sql<{ id: string; proofs_valid_from: number }>`
    update account_identities i set last_used_at = ${now} from accounts a
    where i.issuer = ${issuer} and i.subject = ${subject} and a.id = i.account_id
    returning a.id, a.proofs_valid_from`.execute(db)
  return rows[0] ?? null
}

/**
 * Call it in a transaction that holds the account (`lockAccount`). An account has one identity of a provider: a new one
 * replaces the last. Returns false and changes nothing if the identity belongs to another account.
 */
export async function addIdentity(
  db: Db,
  identity: IdentityKey & { accountId: string; provider: Provider; email: string | null; now: Date },
): Promise<boolean> {
  const { issuer, subject, accountId, provider, email, now } = identity
  const before = await db
    .selectFrom('account_identities')
    .select('account_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
  if (before !== undefined && before.account_id !== accountId) return false
  await sql`
    delete from account_identities
    where account_id = ${accountId} and provider = ${provider} and (issuer, subject) <> (${issuer}, ${subject})`.execute(
    db,
  )
  const { numAffectedRows = 0n } = await sql`
    insert into account_identities (issuer, subject, account_id, provider, email, linked_at, last_used_at)
    values (${issuer}, ${subject}, ${accountId}, ${provider}, ${email}, ${now}, ${now})
    on conflict (issuer, subject) do update set last_used_at = excluded.last_used_at
    where account_identities.account_id = excluded.account_id`.execute(db)
  return numAffectedRows === 1n
}

export interface FoundIdentity {
  provider: string
  email: string | null
  linked_at: Date
  last_used_at: Date
}

export async function findIdentities(db: Db, accountId: string): Promise<FoundIdentity[]> {
  return db
    .selectFrom('account_identities')
    .select(['provider', 'email', 'linked_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .orderBy('provider')
    .execute()
}

/** Returns false if there was none. */
export async function removeIdentity(db: Db, accountId: string, provider: Provider): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('account_identities')
    .where('account_id', '=', accountId)
    .where('provider', '=', provider)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
