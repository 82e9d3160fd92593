import { endOlderProofs } from '#features/sessions/server/door.ts'
import type { Db } from '#platform/db/database.ts'
import { removeCredentials } from './queries/proofs.ts'

/** Removes every sign-in method, and ends all older proofs. `removeCredentials` lists the exceptions. */
export async function dropCredentials(
  db: Db,
  accountId: string,
  spared: Parameters<typeof removeCredentials>[2] = {},
): Promise<void> {
  await endOlderProofs(db, accountId)
  await removeCredentials(db, accountId, spared)
}
