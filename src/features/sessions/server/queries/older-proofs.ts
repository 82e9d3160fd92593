import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/**
 * From now on nothing lets anybody in that was proven before: codes, links, tickets, sign-ins halfway, addresses proven and
 * accounts not chosen yet. Nor does another session than `except` count as one whose owner has just shown who they are.
 * Waits for whoever is being let in at this moment. Answers the number that a proof has to reach.
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
