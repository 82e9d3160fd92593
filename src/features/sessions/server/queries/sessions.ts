import { sql } from 'kysely'
import { isNotSuspended } from '#platform/db/account-is-there.ts'
import type { Db } from '#platform/db/database.ts'
import type { Session } from '#shared/viewer.ts'

export interface NewSession {
  tokenHash: Buffer
  site: Session['site']
  accountId: string | null
  /** The session that granted this one; null if the owner signed in themselves. */
  grantedBy: string | null
  /** The known device of this session; null for a guest. */
  deviceHash: Buffer | null
  provenBy: readonly string[]
  provenAt: Date
  userAgent: string
  address: string
  country: string | null
  language: string
  now: Date
  expiresAt: Date
}

export async function addSession(db: Db, session: NewSession): Promise<string> {
  const { now, provenBy, provenAt } = session
  const { id } = await db
    .insertInto('sessions')
    .values({
      token_hash: session.tokenHash,
      site: session.site,
      account_id: session.accountId,
      granted_by: session.grantedBy,
      device_hash: session.deviceHash,
      proven_by: [...provenBy],
      proven_at: provenAt,
      user_agent: session.userAgent,
      address: session.address,
      country: session.country,
      language: session.language,
      created_at: now,
      last_seen_at: now,
      expires_at: session.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export interface FoundSession {
  id: string
  account_id: string | null
  site: Session['site']
  proven_by: string[]
  proven_at: Date
  last_seen_at: Date
  expires_at: Date
}

/** Finds a valid session: not expired and not idle, of an account that is not suspended and may use the site. */
export async function findLiveSession(
  db: Db,
  { tokenHash, now, seenSince }: { tokenHash: Buffer; now: Date; seenSince: Date },
): Promise<FoundSession | null> {
  const { rows } = await sql<FoundSession>`
    select s.id, s.account_id, s.site, s.proven_by, s.proven_at, s.last_seen_at, s.expires_at
    from sessions s left join accounts a on a.id = s.account_id
    where s.token_hash = ${tokenHash} and s.expires_at > ${now} and s.last_seen_at > ${seenSince}
      and ${isAllowed(now)}`.execute(db)
  return rows[0] ?? null
}

/** The valid sessions among `ids`, by the same rule. */
export async function findLiveSessions(
  db: Db,
  { ids, now }: { ids: readonly string[]; now: Date },
): Promise<Pick<FoundSession, 'id' | 'site' | 'last_seen_at'>[]> {
  const { rows } = await sql<Pick<FoundSession, 'id' | 'site' | 'last_seen_at'>>`
    select s.id, s.site, s.last_seen_at
    from sessions s left join accounts a on a.id = s.account_id
    where s.id = any(${ids}) and s.expires_at > ${now} and ${isAllowed(now)}`.execute(db)
  return rows
}

interface FoundGranter {
  id: string
  site: Session['site']
  last_seen_at: Date
  expires_at: Date
}

/**
 * Finds a valid session and locks it until the transaction ends. If the session is being ended, this waits and returns
 * null.
 */
export async function lockSession(db: Db, id: string, now: Date): Promise<FoundGranter | null> {
  const { rows } = await sql<FoundGranter>`
    select s.id, s.site, s.last_seen_at, s.expires_at
    from sessions s left join accounts a on a.id = s.account_id
    where s.id = ${id} and s.expires_at > ${now} and ${isAllowed(now)}
    for key share of s`.execute(db)
  return rows[0] ?? null
}

/** Moves the sessions and codes that one session granted to another session. */
export async function moveGranted(db: Db, { from, to }: { from: string; to: string }): Promise<void> {
  for (const table of ['sessions', 'one_time_codes'] as const) {
    await db.updateTable(table).set({ granted_by: to }).where('granted_by', '=', from).execute()
  }
}

/** The session no longer ends with the one that granted it. */
export async function detachSession(db: Db, id: string): Promise<void> {
  await db.updateTable('sessions').set({ granted_by: null }).where('id', '=', id).execute()
}

/** Whether a statement failed because the granting session has just ended. */
export const isGrantEnded = (error: unknown): boolean =>
  error instanceof Error &&
  'constraint' in error &&
  typeof error.constraint === 'string' &&
  error.constraint.endsWith('_granted_by_fkey')

/** The account is not suspended, and still has the role of the site. */
const isAllowed = (now: Date) => sql`
  ${isNotSuspended(now)}
  and case s.site
    when 'console' then exists (select from operators o where o.account_id = a.id)
    when 'employer' then exists (select from recruiters r where r.account_id = a.id)
    else true
  end`

/** Stores the use of a session, and on their own site that of a seeker. Returns false if the session is gone. */
export async function updateLastSeen(db: Db, id: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    with seen as (
      update sessions set last_seen_at = ${now} where id = ${id} returning account_id, site
    ), active as (
      update seekers set active_at = ${now} from seen
      where seekers.account_id = seen.account_id and seen.site = 'seeker'
    )
    select from seen`.execute(db)
  return rows.length > 0
}

/** Replaces all proofs of a session by a new one. */
export async function replaceProofs(
  db: Db,
  id: string,
  { proof, now }: { proof: string; now: Date },
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ proven_by: [proof], proven_at: now })
    .where('id', '=', id)
    .execute()
}

/** Adds a proof beside the earlier ones, with their age. */
export async function addProof(db: Db, id: string, proof: string): Promise<void> {
  await sql`
    update sessions set proven_by = proven_by || ${proof}::text
    where id = ${id} and ${proof} <> all(proven_by)`.execute(db)
}

export async function sessionExists(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('sessions').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

export async function removeSession(db: Db, id: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute()
}

/** Deletes all sessions of an account on all sites, except `except`. Returns their number. */
export async function removeSessionsOf(db: Db, accountId: string, except: string | null): Promise<number> {
  let rows = db.deleteFrom('sessions').where('account_id', '=', accountId)
  if (except !== null) rows = rows.where('id', '<>', except)
  return Number((await rows.executeTakeFirst()).numDeletedRows)
}

/** Deletes an account's sessions on one site. */
export async function removeSessionsOn(db: Db, accountId: string, site: Session['site']): Promise<void> {
  await db.deleteFrom('sessions').where('account_id', '=', accountId).where('site', '=', site).execute()
}

/** Deletes expired and idle sessions. The sessions that they granted stay, since no person has ended them. */
export async function removeEndedSessions(
  db: Db,
  { now, seenSince }: { now: Date; seenSince: Date },
): Promise<void> {
  const hasEnded = sql<boolean>`(expires_at <= ${now} or last_seen_at <= ${seenSince})`
  await sql`update sessions set granted_by = null where granted_by in (select id from sessions where ${hasEnded})`.execute(
    db,
  )
  await sql`delete from sessions where ${hasEnded}`.execute(db)
}
