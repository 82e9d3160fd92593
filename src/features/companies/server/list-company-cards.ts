import type { Db } from '#platform/db/database.ts'
import type { CompanyCard } from '../contract.ts'
import type { DirectoryEntry } from './directory-entry.ts'
import { presentCard } from './present-company.ts'
import { findCompanies } from './queries/profiles.ts'

/** Cards in the order of the entries; a company that was deleted meanwhile is left out. */
export async function listCompanyCards(
  db: Db,
  entries: readonly DirectoryEntry[],
  language: string,
): Promise<CompanyCard[]> {
  if (entries.length === 0) return []
  const rows = await findCompanies(
    db,
    entries.map(({ id }) => id),
    language,
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return entries.flatMap((entry) => {
    const row = byId.get(entry.id)
    return row ? [presentCard(row, entry, language)] : []
  })
}
