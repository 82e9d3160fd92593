import { recruiterOf } from '#features/companies/server/door.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Blocks } from '#shared/blocks.ts'
import { type RelationSource, relationBetween } from '#shared/relation.ts'
import { requireAllowed } from '#shared/verdict.ts'
import type { Viewer } from '#shared/viewer.ts'
import { mayOpenDocument } from '../policy.ts'
import { type FoundDocument, findDocument } from '../queries/documents.ts'
import { type FoundGrant, lockGrant, ownerOfGrant, writeOpening } from '../queries/ledger.ts'
import { grantState } from './grant-state.ts'

export interface LedgerDependencies {
  db: Db
  clock: Clock
  relationSources: readonly RelationSource[]
  blocks: Blocks
}

export interface OpenedDocument {
  grant: FoundGrant
  document: FoundDocument
}

/**
 * Opens a document that is granted to the company of the recruiter. Nobody gets one without a line in its owner's
 * ledger: both come of one transaction. Throws 40004, 41209 or 41229 by the policy, and writes nothing then.
 */
export async function openDocument(
  deps: LedgerDependencies,
  { id }: { id: string },
  viewer: Viewer,
): Promise<OpenedDocument> {
  const recruiter = await recruiterOf(deps.db, viewer)
  const { company_id: companyId } = recruiter
  const isBlocked = await isBlockedBetween(deps, id, companyId)
  return opened(deps, id, recruiter.id, ({ company_id }) => ({
    isMeant: company_id === companyId,
    isBlocked,
  }))
}

/**
 * Other rooms are asked by connections of their own: never within a transaction, where many at once would wait for the
 * connections that they hold.
 */
async function isBlockedBetween(
  { db, relationSources }: LedgerDependencies,
  grantId: string,
  companyId: number,
): Promise<boolean> {
  const accountId = await ownerOfGrant(db, grantId)
  return accountId !== null && (await relationBetween(relationSources, { accountId, companyId })).isBlocked
}

/**
 * Writes that somebody has opened a document by a share link, and returns what they may see: the room that knows the
 * link shows it. Throws 40004, 41209 (the document is deleted) or 41229 (the link has ended), and writes nothing then.
 */
export const recordOpening = (
  deps: Pick<LedgerDependencies, 'db' | 'clock'>,
  grantId: string,
): Promise<OpenedDocument> =>
  opened(deps, grantId, null, ({ reason }) => ({
    isMeant: reason === 'share-link',
    isBlocked: false,
  }))

const opened = (
  { db, clock }: Pick<LedgerDependencies, 'db' | 'clock'>,
  grantId: string,
  recruiterId: string | null,
  judge: (grant: FoundGrant) => { isMeant: boolean; isBlocked: boolean },
): Promise<OpenedDocument> =>
  db.transaction().execute(async (transaction) => {
    const now = clock.now()
    const grant = await lockGrant(transaction, grantId, now)
    if (grant === null) throw new ApiError(40004)
    const { account_id: accountId, document_kind: kind, document_id: id, isOwnerAway } = grant
    const document = await findDocument(transaction, { accountId, kind, id })
    const state = grantState(grant, document === null, now)
    requireAllowed(mayOpenDocument(state, { ...judge(grant), isOwnerAway }))
    if (document === null) throw new ApiError(41209)
    await writeOpening(transaction, { grant, recruiterId, now })
    return { grant, document }
  })
