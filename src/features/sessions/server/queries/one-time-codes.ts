import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

export interface CodeKey {
  purpose: string
  recipient: string
}

/** Stores a code in place of the last one under its key. Returns false if that code was sent after `notSince`. */
export async function insertCode(
  db: Db,
  { purpose, recipient }: CodeKey,
  code: {
    /** The digest of the browser's mark; see `CodeOwner`. */
    browserHash: Buffer
    hash: Buffer
    accountId: string | null
    /** The session that requests it. */
    grantedBy: string | null
    payload: unknown
    now: Date
    expiresAt: Date
    notSince: Date
  },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    insert into one_time_codes (purpose, recipient, browser_hash, code_hash, account_id, granted_by, payload, sent_at, expires_at)
    values (${purpose}, ${recipient}, ${code.browserHash}, ${code.hash}, ${code.accountId}, ${code.grantedBy},
      ${JSON.stringify(code.payload)}::jsonb, ${code.now}, ${code.expiresAt})
    on conflict (purpose, recipient, browser_hash) do update set code_hash = excluded.code_hash,
      account_id = excluded.account_id, granted_by = excluded.granted_by, number = excluded.number, payload = excluded.payload, tries = 0, sent_at = excluded.sent_at,
      expires_at = excluded.expires_at, used_at = null
    where one_time_codes.sent_at <= ${code.notSince} or one_time_codes.used_at is not null`.execute(db)
  return numAffectedRows === 1n
}

/** The owner of a code: a browser that has any of these marks. */
export interface CodeOwner {
  browserHashes: readonly Buffer[]
}

export interface TriedCode {
  is_right: boolean
  tries: number
  expires_at: Date
  used_at: Date | null
  account_id: string | null
  /** Its position in the sequence of proofs. */
  number: number
  payload: unknown
}

/**
 * Counts and checks one try in a single statement. Tries at the same moment wait for each other, so that at most
 * `maxTries` wrong ones are compared. With `use`, a right code is spent. Returns null if nothing was compared.
 */
export async function tryCode(
  db: Db,
  key: CodeKey & CodeOwner,
  { hash, now, maxTries, use }: { hash: Buffer; now: Date; maxTries: number; use: boolean },
): Promise<TriedCode | null> {
  const { rows } = await sql<TriedCode>`
    update one_time_codes
    set tries = tries + (code_hash <> ${hash})::integer,
      used_at = case when ${use}::boolean and code_hash = ${hash} then ${now}::timestamptz end
    where (purpose, recipient, browser_hash) = (select purpose, recipient, browser_hash ${newest(key)})
      and used_at is null and expires_at > ${now} and tries < ${maxTries}
    returning code_hash = ${hash} as is_right, tries, expires_at, used_at, account_id, number, payload`.execute(
    db,
  )
  return rows[0] ?? null
}

export interface FoundCode {
  browser_hash: Buffer
  tries: number
  expires_at: Date
  used_at: Date | null
  sent_at: Date
}

/** The state of the newest code, for the reason of a refusal. */
export async function findCode(db: Db, key: CodeKey & CodeOwner): Promise<FoundCode | null> {
  const { rows } = await sql<FoundCode>`
    select browser_hash, tries, expires_at, used_at, sent_at ${newest(key)}`.execute(db)
  return rows[0] ?? null
}

/** A browser with several marks may have been sent several codes. The last one counts. */
const newest = ({ purpose, recipient, browserHashes }: CodeKey & CodeOwner) => sql`
  from one_time_codes
  where purpose = ${purpose} and recipient = ${recipient} and browser_hash = any(${browserHashes}::bytea[])
  order by sent_at desc limit 1`

export async function removeCodesBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('one_time_codes').where('expires_at', '<=', moment).execute()
}

/** Deletes all codes that were sent to an address. */
export async function dropCodesTo(db: Db, recipient: string): Promise<void> {
  await db.deleteFrom('one_time_codes').where('recipient', '=', recipient.toLowerCase()).execute()
}
