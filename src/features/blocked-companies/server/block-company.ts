import type { z } from 'zod'
import { MOST_BLOCKED_COMPANIES } from '#config/limits.ts'
import { listOpenWith, withdrawOpenWith } from '#features/applications/server/door.ts'
import { addBlock, blocksOf, type CompanyDirectory } from '#features/companies/server/door.ts'
import type { NotifyDependencies } from '#features/notifications/server/door.ts'
import { accountOf } from '#features/sessions/server/door.ts'
import { publish } from '#platform/stream/publish.ts'
import { ApiError } from '#shared/api-error.ts'
import type { ResponseOf } from '#shared/contract.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { blockCompany as contract } from '../contract.ts'
import { groupOf } from './group-of.ts'
import { mayBlock } from './policy.ts'
import { presentBlock } from './present-block.ts'
import { lockSeeker, silence } from './queries.ts'

export interface BlockDependencies extends NotifyDependencies {
  directory: CompanyDirectory
}

/**
 * Blocks a company with its group. Its open applications are withdrawn in the same transaction, so that none is left which
 * neither side can see. Throws 41060 for an unknown company, and what the policy says.
 */
export async function blockCompany(
  { db, clock, directory, origins }: BlockDependencies,
  { company_id: id, withdraw_applications: withdraws }: z.output<typeof contract.request>,
  viewer: Viewer,
): Promise<ResponseOf<typeof contract>> {
  const accountId = accountOf(viewer)
  const known = await directory.fresh()
  const group = groupOf(known, id)
  const companyIds = group.map((company) => company.id)
  const now = clock.now()
  const withdrawn = await db.transaction().execute(async (transaction) => {
    await lockSeeker(transaction, accountId)
    const [blocks, open] = [
      await blocksOf(transaction, accountId),
      await listOpenWith(transaction, accountId, companyIds),
    ]
    const verdict = mayBlock({
      isBlocked: blocks.some(({ company_id }) => company_id === id),
      blocks: blocks.length,
      mostBlocks: MOST_BLOCKED_COMPANIES,
      openApplications: open.length,
      withdraws,
    })
    if (verdict !== true)
      throw new ApiError(verdict, { params: { max: MOST_BLOCKED_COMPANIES, count: open.length } })
    await withdrawOpenWith({ db: transaction, clock, origins }, accountId, companyIds)
    await addBlock(transaction, { account_id: accountId, company_id: id, blocked_at: now })
    const isSilenced = await silence(transaction, { accountId, companyIds, now })
    if (isSilenced)
      await publish({ db: transaction, clock }, [{ accountId, kind: 'notifications-marked', ids: {} }])
    return open.length
  })
  const [{ name = '' } = {}] = group
  return { block: presentBlock(known, { company_id: id, name, blocked_at: now }), withdrawn }
}
