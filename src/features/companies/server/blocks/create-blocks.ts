import type { Db } from '#platform/db/database.ts'
import type { Blocks } from '#shared/blocks.ts'
import type { CompanyDirectory, DirectoryContents } from '../company-directory.ts'
import { companyGroup } from '../company-group.ts'
import { listBlocks } from '../queries/blocks.ts'

/**
 * Who has blocked whom, by the groups that the directory knows now. Most people have blocked nobody: for them this is one
 * look into an index.
 */
export function createBlocks(db: Db, directory: CompanyDirectory): Blocks {
  return {
    async ofAccount(accountId) {
      const rows = await listBlocks(db, accountId)
      if (rows.length === 0) return new Set()
      const known = await directory.fresh()
      return new Set(rows.flatMap((row) => coveredBy(known, row).map(({ id }) => id)))
    },
    async coveringCompany(companyId) {
      const known = await directory.fresh()
      const others = mayCover(known, companyId).filter((id) => {
        const name = known.entryOf(id)?.name
        return name !== undefined && covers(known, { company_id: id, name }, companyId)
      })
      return [...new Set([companyId, ...others])]
    },
  }
}

/** The companies that a block covers: the company itself and its group. */
export function coveredBy(
  known: DirectoryContents,
  { company_id, name }: { company_id: number; name: string },
): { id: number; name: string }[] {
  const others = companyGroup(known, name).filter(({ id }) => id !== company_id)
  return [{ id: company_id, name }, ...others]
}

const covers = (known: DirectoryContents, block: { company_id: number; name: string }, companyId: number) =>
  coveredBy(known, block).some(({ id }) => id === companyId)

/**
 * A block covers a company by at most two steps: the blocked one shares a name with another, and a name of that one
 * begins or continues a name of the company. So these two steps back find all that may cover it.
 */
function mayCover(known: DirectoryContents, companyId: number): number[] {
  const names = known.entryOf(companyId)?.names ?? []
  const near = names.flatMap((name) => companyGroup(known, name))
  const far = near.flatMap(({ id }) => known.entryOf(id)?.names ?? [])
  return [...new Set([...near, ...[...new Set(far)].flatMap((name) => companyGroup(known, name))])].map(
    ({ id }) => id,
  )
}
