import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Session } from '#shared/viewer.ts'

export interface NewSession {
  tokenHash: Buffer
  site: Session['site']
  accountId: string | null
  /** The session that let this one in; null: its owner proved who they are. */
  grantedBy: string | null
  /** Of the known device that it is begun on; null: a guest's. */
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

/**
 * One that still holds: neither too old nor unused for too long, of an account that is not suspended and still is what
 * the site is for.
 */
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

/** Those of `ids` that still hold, by the same rule. */
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
 * A session that holds, by the same rule, kept from ending until the transaction does. Null also where it is ending: this
 * waits for that.
 */
export async function lockSession(db: Db, id: string, now: Date): Promise<FoundGranter | null> {
  const { rows } = await sql<FoundGranter>`
    select s.id, s.site, s.last_seen_at, s.expires_at
    from sessions s left join accounts a on a.id = s.account_id
    where s.id = ${id} and s.expires_at > ${now} and ${isAllowed(now)}
    for key share of s`.execute(db)
  return rows[0] ?? null
}

/** Whom one session has let in, and the codes sent for it, are from now on the other's. */
export async function moveGranted(db: Db, { from, to }: { from: string; to: string }): Promise<void> {
  for (const table of ['sessions', 'one_time_codes'] as const) {
    await db.updateTable(table).set({ granted_by: to }).where('granted_by', '=', from).execute()
  }
}

/** The session no longer ends with the one that let it in. */
export async function detachSession(db: Db, id: string): Promise<void> {
  await db.updateTable('sessions').set({ granted_by: null }).where('id', '=', id).execute()
}

/** Whether a statement failed because the session that was to grant something has just ended. */
export const isGranterGone = (error: unknown): boolean =>
  error instanceof Error &&
  'constraint' in error &&
  typeof error.constraint === 'string' &&
  error.constraint.endsWith('_granted_by_fkey')

/** The account is not suspended, and still is what the site is for. */
const isAllowed = (now: Date) => sql`
  (a.suspended_at is null or a.suspended_until <= ${now})
  and case s.site
    when 'operator' then exists (select from operators o where o.account_id = a.id)
    when 'employer' then exists (select from recruiters r where r.account_id = a.id)
    else true
  end`

/** Answers whether it is still there. */
export async function updateLastSeen(db: Db, id: string, now: Date): Promise<boolean> {
  const [{ numUpdatedRows } = { numUpdatedRows: 0n }] = await db
    .updateTable('sessions')
    .set({ last_seen_at: now })
    .where('id', '=', id)
    .execute()
  return numUpdatedRows > 0n
}

/** That the person has proven themselves anew: nothing that was proven before counts. */
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

/** Beside what was proven before, and as old as that. */
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

/** All of an account's, on all sites, but for `except`. Answers how many there were. */
export async function removeSessionsOf(db: Db, accountId: string, except: string | null): Promise<number> {
  let rows = db.deleteFrom('sessions').where('account_id', '=', accountId)
  if (except !== null) rows = rows.where('id', '<>', except)
  return Number((await rows.executeTakeFirst()).numDeletedRows)
}

/** Those of an account on one site. */
export async function removeSessionsOn(db: Db, accountId: string, site: Session['site']): Promise<void> {
  await db.deleteFrom('sessions').where('account_id', '=', accountId).where('site', '=', site).execute()
}

/** Those that no longer hold. Nobody has ended them: what they have let in stays. */
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
