import type { z } from 'zod'
import { MOST_SHARES } from '#config/limits.ts'
import { accountOf, hashOfToken, newToken } from '#features/sessions/server/door.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { ApiError } from '#shared/api-error.ts'
import type { ResponseOf } from '#shared/contract.ts'
import { later } from '#shared/later.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { createShare as contract, listShares as listContract, Share } from '../../contract/shares.ts'
import { getDraft } from '../drafts/drafts.ts'
import { grantDocument } from '../ledger/grant-document.ts'
import { lockDrafts } from '../queries/drafts.ts'
import { countOpenShares, insertShare, listOpenShares, type ShareRow } from '../queries/shares.ts'

export interface ShareDependencies {
  db: Db
  clock: Clock
  origins: { seeker: () => string }
}

const DAY = 24 * 3600

/** Throws 41200 if there is no such draft, 41228 if ten links work. */
export async function createShare(
  deps: ShareDependencies,
  { id, days, has_contacts, may_download }: z.output<typeof contract.request>,
  viewer: Viewer,
): Promise<ResponseOf<typeof contract>> {
  const accountId = accountOf(viewer)
  const { content } = await getDraft(deps, { id }, viewer)
  const now = deps.clock.now()
  const token = newToken()
  const shares = await deps.db.transaction().execute(async (transaction) => {
    await lockDrafts(transaction, accountId)
    if ((await countOpenShares(transaction, accountId, now)) >= MOST_SHARES) throw new ApiError(41228)
    const grant = { accountId, document: { kind: 'draft', id }, to: 'link' } as const
    const expiresAt = later(now, days * DAY)
    const grantId = await grantDocument({ ...deps, db: transaction }, { ...grant, expiresAt })
    const link = { token_hash: hashOfToken(token), has_contacts, may_download }
    await insertShare(transaction, { ...link, grant_id: grantId, account_id: accountId })
    return listOpenShares(transaction, { accountId, draftId: id, now })
  })
  const [share] = shares
  if (share === undefined) throw new Error('A link was not stored')
  const address = `${deps.origins.seeker()}/${content.language}/shared-resume/${token}`
  return { share: presentShare(share), address }
}

export async function listShares(
  deps: Pick<ShareDependencies, 'db' | 'clock'>,
  { id }: { id: string },
  viewer: Viewer,
): Promise<ResponseOf<typeof listContract>> {
  await getDraft(deps, { id }, viewer)
  const owned = { accountId: accountOf(viewer), draftId: id, now: deps.clock.now() }
  return { shares: (await listOpenShares(deps.db, owned)).map(presentShare) }
}

const presentShare = ({ granted_at, expires_at, ...share }: ShareRow): Share => ({
  ...share,
  granted_at: granted_at.toISOString(),
  expires_at: expires_at.toISOString(),
})
