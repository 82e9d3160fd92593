import { coveredBy, type DirectoryContents } from '#features/companies/server/door.ts'
import { slugId } from '#shared/slug.ts'
import type { Block } from '../contract.ts'

export function presentBlock(
  known: DirectoryContents,
  row: { company_id: number; name: string; blocked_at: Date },
): Block {
  const [company, ...others] = coveredBy(known, row).map(presentCompany)
  return {
    company: company ?? presentCompany({ id: row.company_id, name: row.name }),
    blocked_at: row.blocked_at.toISOString(),
    covers: others,
  }
}

export const presentCompany = ({ id, name }: { id: number; name: string }): Block['company'] => ({
  id,
  slug_id: slugId(name, id, 'company'),
  name,
})
