import { sql } from 'kysely'
import { isThere } from '#platform/db/account-is-there.ts'
import type { Db } from '#platform/db/database.ts'
import type { DocumentGrant, DocumentKind } from '../../contract/ledger.ts'

export interface NewGrantRow {
  account_id: string
  document_kind: DocumentKind
  document_id: string
  document_name: string
  reason: DocumentGrant['reason']
  company_id: number | null
  company_name: string | null
  recipient: string | null
  granted_at: Date
  expires_at: Date | null
}

export async function addGrant(db: Db, grant: NewGrantRow): Promise<string> {
  const { id } = await db
    .insertInto('document_grants')
    .values(grant)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function companyName(db: Db, id: number): Promise<string | null> {
  const row = await db.selectFrom('companies').select('name').where('id', '=', id).executeTakeFirst()
  return row?.name ?? null
}

export interface FoundGrant {
  id: string
  account_id: string
  document_kind: DocumentKind
  document_id: string
  reason: DocumentGrant['reason']
  company_id: number | null
  expires_at: Date | null
  revoked_at: Date | null
  isOwnerAway: boolean
}

export async function ownerOfGrant(db: Db, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('document_grants')
    .select('account_id')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.account_id ?? null
}

/** Until the transaction ends, nobody revokes it, and nobody else opens it. */
export async function lockGrant(transaction: Db, id: string, now: Date): Promise<FoundGrant | null> {
  const { rows } = await sql<FoundGrant>`
    select g.id, g.account_id, g.document_kind, g.document_id, g.reason, g.company_id, g.expires_at, g.revoked_at,
      not ${isThere(now)} as "isOwnerAway"
    from document_grants g join accounts a on a.id = g.account_id where g.id = ${id} for update of g`.execute(
    transaction,
  )
  return rows[0] ?? null
}

const HOUR = '1 hour'

/**
 * Writes that a grant was opened. Openings by the same recruiter within an hour are one line, and so are all openings by
 * a link; `times` counts these. The grant must be locked.
 */
export async function writeOpening(
  transaction: Db,
  opening: { grant: FoundGrant; recruiterId: string | null; now: Date },
): Promise<void> {
  const { grant, recruiterId, now } = opening
  const { rows } = await sql`
    update document_openings set times = times + ${recruiterId === null ? 1 : 0}
    where id = (select id from document_openings
      where grant_id = ${grant.id} and recruiter_id is not distinct from ${recruiterId}
        and opened_at > ${now}::timestamptz - interval '${sql.raw(HOUR)}'
      order by opened_at desc limit 1)
    returning id`.execute(transaction)
  if (rows.length > 0) return
  await transaction
    .insertInto('document_openings')
    .values({
      account_id: grant.account_id,
      grant_id: grant.id,
      recruiter_id: recruiterId,
      opened_at: now,
    })
    .execute()
}

/** False if it has ended already, or is none of this account. */
export async function endGrant(
  db: Db,
  { id, accountId, now }: { id: string; accountId: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('document_grants')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export interface GrantRow extends Omit<FoundGrant, 'account_id' | 'isOwnerAway' | 'document_id'> {
  /** As it is called now, or was called last. */
  document_name: string
  isDeleted: boolean
  company_name: string | null
  recipient: string | null
  granted_at: Date
  opened: number
  openings: { opened_at: string; times: number }[]
}

/** The newest first. `id`: only this one; `hidden`: the companies that the account has blocked. */
export async function listGrants(
  db: Db,
  {
    accountId,
    id,
    hidden,
    most,
    mostOpenings,
  }: {
    accountId: string
    id?: string
    hidden: ReadonlySet<number>
    most: number
    mostOpenings: number
  },
): Promise<GrantRow[]> {
  const { rows } = await sql<GrantRow>`
    select g.id, g.document_kind, g.reason, g.company_id, g.expires_at, g.revoked_at, g.recipient, g.granted_at,
      coalesce(f.filename, d.name, g.document_name) as document_name,
      v.id is null and d.id is null and r.id is null as "isDeleted",
      coalesce(c.name, g.company_name) as company_name, o.opened, o.openings
    from document_grants g
      left join resumes r on g.document_kind = 'resume' and r.id = g.document_id
      left join resume_drafts d on g.document_kind = 'draft' and d.id = g.document_id and d.slot is not null
      left join video_resumes v on g.document_kind = 'video' and v.id = g.document_id
      left join files f on f.id = coalesce(r.file_id, v.video_file_id)
      left join companies c on c.id = g.company_id
      cross join lateral (
        select coalesce(sum(times), 0)::int as opened,
          coalesce(jsonb_agg(jsonb_build_object('opened_at', opened_at, 'times', times) order by opened_at desc)
            filter (where place <= ${mostOpenings}), '[]') as openings
        from (select opened_at, times, row_number() over (order by opened_at desc) as place
          from document_openings where grant_id = g.id) newest) o
    where g.account_id = ${accountId} ${id === undefined ? sql`` : sql`and g.id = ${id}`}
      and coalesce(g.company_id <> all(${[...hidden]}), true)
    order by g.granted_at desc, g.id desc limit ${most}`.execute(db)
  return rows
}
