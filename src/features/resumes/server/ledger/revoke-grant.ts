import { DOCUMENT_OPENINGS_SHOWN } from '#config/limits.ts'
import { accountOf } from '#features/sessions/server/door.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { ApiError } from '#shared/api-error.ts'
import { type Blocks, hiddenFrom } from '#shared/blocks.ts'
import type { ResponseOf } from '#shared/contract.ts'
import { requireAllowed } from '#shared/verdict.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { revokeDocumentGrant as contract } from '../../contract/ledger.ts'
import { mayWithGrant } from '../policy.ts'
import { endGrant, listGrants } from '../queries/ledger.ts'
import { grantState } from './grant-state.ts'
import { presentGrant } from './present-grant.ts'

/** Throws 40004 for a grant that is not the viewer's own, 41229 for one that has ended. */
export async function revokeDocumentGrant(
  deps: { db: Db; clock: Clock; blocks: Blocks },
  { id }: { id: string },
  viewer: Viewer,
): Promise<ResponseOf<typeof contract>> {
  const accountId = accountOf(viewer)
  const hidden = await hiddenFrom(deps.blocks, viewer)
  const now = deps.clock.now()
  const find = async () => {
    const [row] = await listGrants(deps.db, {
      ...{ accountId, id, hidden, most: 1 },
      mostOpenings: DOCUMENT_OPENINGS_SHOWN,
    })
    if (row === undefined) throw new ApiError(40004)
    return row
  }
  const before = await find()
  requireAllowed(mayWithGrant(grantState(before, before.isDeleted, now)).revoke)
  await revokeGrant(deps, { id, accountId })
  return { grant: presentGrant(await find(), now) }
}

/** Ends a grant, as part of a change of another kind: a share link that is withdrawn. One that has ended stays so. */
export async function revokeGrant(
  { db, clock }: { db: Db; clock: Clock },
  { id, accountId }: { id: string; accountId: string },
): Promise<void> {
  await endGrant(db, { id, accountId, now: clock.now() })
}
