import type { z } from 'zod'
import { listOpenWith } from '#features/applications/server/door.ts'
import { blocksOf } from '#features/companies/server/door.ts'
import { accountOf } from '#features/sessions/server/door.ts'
import type { ResponseOf } from '#shared/contract.ts'
import type { Viewer } from '#shared/viewer.ts'
import type * as contracts from '../contract.ts'
import type { BlockDependencies } from './block-company.ts'
import { groupOf } from './group-of.ts'
import { presentBlock, presentCompany } from './present-block.ts'
import { companyOfJob } from './queries.ts'

type ReadDependencies = Pick<BlockDependencies, 'db' | 'directory'>

export async function listBlocks(
  { db, directory }: ReadDependencies,
  _request: object,
  viewer: Viewer,
): Promise<ResponseOf<typeof contracts.listBlocks>> {
  const [rows, known] = await Promise.all([blocksOf(db, accountOf(viewer)), directory.fresh()])
  return { blocks: rows.map((row) => presentBlock(known, row)) }
}

/** Throws 41060 for an unknown company. */
export async function previewBlock(
  { db, directory }: ReadDependencies,
  { id }: { id: number },
  viewer: Viewer,
): Promise<ResponseOf<typeof contracts.previewBlock>> {
  const accountId = accountOf(viewer)
  const group = groupOf(await directory.fresh(), id)
  const [rows, open] = await Promise.all([
    blocksOf(db, accountId),
    listOpenWith(
      db,
      accountId,
      group.map((company) => company.id),
    ),
  ])
  const [company, ...covers] = group.map(presentCompany)
  return {
    company: company ?? presentCompany({ id, name: '' }),
    covers,
    applications: open.map(({ sent_at, ...application }) => ({
      ...application,
      sent_at: sent_at.toISOString(),
    })),
    is_blocked: rows.some(({ company_id }) => company_id === id),
  }
}

/** Their own block, by which they see why a page is not there; of visitors nothing is known. */
export async function findBlock(
  deps: ReadDependencies,
  { of_company, of_job }: z.output<typeof contracts.findBlock.request>,
  viewer: Viewer,
): Promise<ResponseOf<typeof contracts.findBlock>> {
  if (viewer.role !== 'seeker') return { block: null }
  const companyId = of_company ?? (of_job === undefined ? null : await companyOfJob(deps.db, of_job))
  const { blocks } = await listBlocks(deps, {}, viewer)
  const isIt = ({ id }: { id: number }) => id === companyId
  return { block: blocks.find(({ company, covers }) => isIt(company) || covers.some(isIt)) ?? null }
}
