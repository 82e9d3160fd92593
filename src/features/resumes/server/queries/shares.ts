import { sql } from 'kysely'
import { isThere } from '#platform/db/account-is-there.ts'
import type { Db } from '#platform/db/database.ts'

export interface ShareRow {
  id: string
  has_contacts: boolean
  may_download: boolean
  granted_at: Date
  expires_at: Date
  opened: number
}

/** The links to a draft that work, the newest first. */
export async function listOpenShares(
  db: Db,
  { accountId, draftId, now }: { accountId: string; draftId: string; now: Date },
): Promise<ShareRow[]> {
  const { rows } = await sql<ShareRow>`
    select g.id, s.has_contacts, s.may_download, g.granted_at, g.expires_at,
      (select coalesce(sum(times), 0)::int from document_openings where grant_id = g.id) as opened
    from resume_shares s join document_grants g on g.id = s.grant_id
    where s.account_id = ${accountId} and g.document_id = ${draftId}
      and g.revoked_at is null and g.expires_at > ${now}
    order by g.granted_at desc, g.id desc`.execute(db)
  return rows
}

/** How many links of a seeker work, to all of their drafts. Those to a deleted one open nothing. */
export async function countOpenShares(db: Db, accountId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ shares: number }>`
    select count(*)::int as shares from resume_shares s join document_grants g on g.id = s.grant_id
      join resume_drafts d on d.id = g.document_id and d.deleted_at is null
    where s.account_id = ${accountId} and g.revoked_at is null and g.expires_at > ${now}`.execute(db)
  return rows[0]?.shares ?? 0
}

export const insertShare = (
  transaction: Db,
  share: {
    grant_id: string
    account_id: string
    token_hash: Buffer
    has_contacts: boolean
    may_download: boolean
  },
) => transaction.insertInto('resume_shares').values(share).execute()

export interface FoundShare {
  grant_id: string
  account_id: string
  draft_id: string
  has_contacts: boolean
  may_download: boolean
  expires_at: Date | null
  revoked_at: Date | null
  /** The account is suspended, or its owner is leaving. */
  is_owner_away: boolean
}

/** The link with this token, whether or not it works. */
export async function findShare(db: Db, tokenHash: Buffer, now: Date): Promise<FoundShare | null> {
  const { rows } = await sql<FoundShare>`
    select s.grant_id, s.account_id, g.document_id as draft_id, s.has_contacts, s.may_download, g.expires_at,
      g.revoked_at, not ${isThere(now)} as is_owner_away
    from resume_shares s join document_grants g on g.id = s.grant_id join accounts a on a.id = s.account_id
    where s.token_hash = ${tokenHash}`.execute(db)
  return rows[0] ?? null
}
