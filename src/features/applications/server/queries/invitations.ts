import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

export interface InvitationRow {
  id: string
  account_id: string
  company_id: number
  job_id: number
  state: 'sent' | 'accepted' | 'declined'
  sent_at: Date
}

const COLUMNS = sql.raw('id, account_id, company_id, job_id, state, sent_at')

/** `isNew`: false if there is one already, which stays as it is. */
export async function addInvitation(
  transaction: Db,
  given: { accountId: string; companyId: number; jobId: number; recruiterId: string; now: Date },
): Promise<{ row: InvitationRow; isNew: boolean }> {
  const { rows: made } = await sql<InvitationRow>`
    insert into invitations (account_id, company_id, job_id, recruiter_id, sent_at)
    values (${given.accountId}, ${given.companyId}, ${given.jobId}, ${given.recruiterId}, ${given.now})
    on conflict do nothing returning ${COLUMNS}`.execute(transaction)
  if (made[0] !== undefined) return { row: made[0], isNew: true }
  const { rows } = await sql<InvitationRow>`
    select ${COLUMNS} from invitations
    where account_id = ${given.accountId} and job_id = ${given.jobId}`.execute(transaction)
  if (rows[0] === undefined) throw new Error('The invitation is neither new nor there')
  return { row: rows[0], isNew: false }
}

/** Until the transaction ends, nobody else answers it. Null: the account has no such one. */
export async function lockInvitation(
  transaction: Db,
  { id, accountId }: { id: string; accountId: string },
): Promise<InvitationRow | null> {
  const { rows } = await sql<InvitationRow>`
    select ${COLUMNS} from invitations where id = ${id} and account_id = ${accountId} for update`.execute(
    transaction,
  )
  return rows[0] ?? null
}

export async function setInvitation(
  transaction: Db,
  id: string,
  set: { state: InvitationRow['state']; answered_at: Date | null },
): Promise<void> {
  await transaction.updateTable('invitations').set(set).where('id', '=', id).execute()
}

/** Whoever withdraws from a company takes back what an accepted invitation has opened to it, too. */
export async function endAccepted(
  transaction: Db,
  { accountId, companyId, now }: { accountId: string; companyId: number; now: Date },
): Promise<void> {
  await transaction
    .updateTable('invitations')
    .set({ state: 'declined', answered_at: now })
    .where('account_id', '=', accountId)
    .where('company_id', '=', companyId)
    .where('state', '=', 'accepted')
    .execute()
}

export async function hasAccepted(
  db: Db,
  { accountId, companyId }: { accountId: string; companyId: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('invitations')
    .select('id')
    .where('account_id', '=', accountId)
    .where('company_id', '=', companyId)
    .where('state', '=', 'accepted')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Of a seeker, the newest first. */
export async function listInvitationsOf(db: Db, accountId: string): Promise<InvitationRow[]> {
  const { rows } = await sql<InvitationRow>`
    select ${COLUMNS} from invitations where account_id = ${accountId} order by sent_at desc, id desc`.execute(
    db,
  )
  return rows
}

export async function addSavedCandidate(
  db: Db,
  row: { account_id: string; company_id: number; recruiter_id: string; saved_at: Date },
): Promise<void> {
  await db
    .insertInto('saved_candidates')
    .values(row)
    .onConflict((conflict) => conflict.columns(['account_id', 'company_id']).doNothing())
    .execute()
}

export async function removeSavedCandidate(
  db: Db,
  { accountId, companyId }: { accountId: string; companyId: number },
): Promise<void> {
  await db
    .deleteFrom('saved_candidates')
    .where('account_id', '=', accountId)
    .where('company_id', '=', companyId)
    .execute()
}
