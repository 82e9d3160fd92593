import { coveredBy, type DirectoryContents } from '#features/companies/server/door.ts'
import { ApiError } from '#shared/api-error.ts'

/** The company and the others that a block of it covers; itself first. Throws 41060 for an unknown one. */
export function groupOf(known: DirectoryContents, companyId: number): { id: number; name: string }[] {
  const entry = known.entryOf(companyId)
  if (entry === undefined) throw new ApiError(41060)
  return coveredBy(known, { company_id: companyId, name: entry.name })
}
