import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

export interface BlockRow {
  company_id: number
  name: string
  blocked_at: Date
}

/** The last blocked first. */
export async function listBlocks(db: Db, accountId: string): Promise<BlockRow[]> {
  const { rows } = await sql<BlockRow>`
    select company_id, name, blocked_at from blocked_companies join companies on companies.id = company_id
    where account_id = ${accountId} order by blocked_at desc, company_id desc`.execute(db)
  return rows
}

/** Whether the account has blocked one of these companies. */
export async function hasBlockedOneOf(
  db: Db,
  accountId: string,
  companyIds: readonly number[],
): Promise<boolean> {
  const { rows } = await sql`
    select from blocked_companies where account_id = ${accountId} and company_id = any(${companyIds}) limit 1`.execute(
    db,
  )
  return rows.length > 0
}

export async function addBlock(
  transaction: Db,
  row: { account_id: string; company_id: number; blocked_at: Date },
): Promise<void> {
  await transaction.insertInto('blocked_companies').values(row).execute()
}

/** False: it was not blocked. */
export async function removeBlock(db: Db, accountId: string, companyId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('blocked_companies')
    .where('account_id', '=', accountId)
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
