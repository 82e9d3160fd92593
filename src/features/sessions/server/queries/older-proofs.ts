import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/**
 * Ends all older proofs of an account: codes, links, tickets, unfinished sign-ins, proven addresses, open choices. All
 * sessions except `except` also lose their recent proof. The statement waits for a sign-in that holds the account.
 * Returns the lowest number of a proof that counts from now on.
 */
export async function endOlderProofs(db: Db, id: string, except: string | null = null): Promise<number> {
  const { rows } = await sql<{ proofs_valid_from: number }>`
    update accounts set proofs_valid_from = nextval('proof_numbers') where id = ${id}
    returning proofs_valid_from`.execute(db)
  await sql`
    update sessions set proven_at = 'epoch'
    where account_id = ${id} and id is distinct from ${except} and proven_at > 'epoch'`.execute(db)
  return rows[0]?.proofs_valid_from ?? 0
}
