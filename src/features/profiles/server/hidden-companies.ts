import { companyGroup, type DirectoryContents } from '#features/companies/server/door.ts'
import type { WorkExperienceRow } from './queries/sections.ts'

/** The companies from which an entry hides the profile, as far as the directory knows: see `companyGroup`. */
export function companiesHiddenBy(
  entry: Pick<WorkExperienceRow, 'is_hidden_from_company' | 'company_name' | 'known_company_name'>,
  directory: DirectoryContents,
): { id: number; name: string }[] {
  if (!entry.is_hidden_from_company) return []
  const names = [...new Set([entry.company_name, entry.known_company_name ?? entry.company_name])]
  const found = names.flatMap((name) => companyGroup(directory, name))
  return [...new Map(found.map((company) => [company.id, company])).values()]
}
