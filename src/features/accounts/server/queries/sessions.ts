import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Session } from '#shared/viewer.ts'

export interface NewSession {
  tokenHash: Buffer
  site: Session['site']
  accountId: string | null
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

interface FoundSession {
  id: string
  account_id: string | null
  site: Session['site']
  proven_by: string[]
  proven_at: Date
  last_seen_at: Date
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
    select s.id, s.account_id, s.site, s.proven_by, s.proven_at, s.last_seen_at
    from sessions s left join accounts a on a.id = s.account_id
    where s.token_hash = ${tokenHash} and s.expires_at > ${now} and s.last_seen_at > ${seenSince}
      and (a.suspended_at is null or a.suspended_until <= ${now})
      and case s.site
        when 'operator' then exists (select from operators o where o.account_id = a.id)
        when 'employer' then exists (select from recruiters r where r.account_id = a.id)
        else true
      end`.execute(db)
  return rows[0] ?? null
}

export async function noteSeen(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ last_seen_at: now }).where('id', '=', id).execute()
}

/** That the person has proven themselves anew. */
export async function noteProof(
  db: Db,
  id: string,
  { provenBy, now }: { provenBy: string; now: Date },
): Promise<void> {
  await sql`
    update sessions set proven_at = ${now},
      proven_by = case when ${provenBy} = any(proven_by) then proven_by else proven_by || ${provenBy}::text end
    where id = ${id}`.execute(db)
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

/** Those that no longer hold. */
export async function removeEndedSessions(
  db: Db,
  { now, seenSince }: { now: Date; seenSince: Date },
): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((where) => where.or([where('expires_at', '<=', now), where('last_seen_at', '<=', seenSince)]))
    .execute()
}
