import { endOlderProofs } from '#features/sessions/server/door.ts'
import type { Db } from '#platform/db/database.ts'
import { removeCredentials } from './queries/proofs.ts'

/** Closes every way in, and ends what was proven by them before. What it spares says `removeCredentials`. */
export async function dropCredentials(
  db: Db,
  accountId: string,
  spared: Parameters<typeof removeCredentials>[2] = {},
): Promise<void> {
  await endOlderProofs(db, accountId)
  await removeCredentials(db, accountId, spared)
}
