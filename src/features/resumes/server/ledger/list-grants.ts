import { DOCUMENT_GRANTS_SHOWN, DOCUMENT_OPENINGS_SHOWN } from '#config/limits.ts'
import { accountOf } from '#features/sessions/server/door.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { type Blocks, hiddenFrom } from '#shared/blocks.ts'
import type { ResponseOf } from '#shared/contract.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { listDocumentGrants as contract } from '../../contract/ledger.ts'
import { listGrants } from '../queries/ledger.ts'
import { presentGrant } from './present-grant.ts'

/** The ledger of the signed-in seeker; without the companies that they have blocked. */
export async function listDocumentGrants(
  { db, clock, blocks }: { db: Db; clock: Clock; blocks: Blocks },
  viewer: Viewer,
): Promise<ResponseOf<typeof contract>> {
  const grants = await listGrants(db, {
    accountId: accountOf(viewer),
    hidden: await hiddenFrom(blocks, viewer),
    most: DOCUMENT_GRANTS_SHOWN,
    mostOpenings: DOCUMENT_OPENINGS_SHOWN,
  })
  return { grants: grants.map((row) => presentGrant(row, clock.now())) }
}
