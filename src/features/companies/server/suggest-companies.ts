import { COMPANY_SUGGESTION_SIZE } from '#config/limits.ts'
import type { Blocks } from '#shared/blocks.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { SuggestedCompany } from '../contract.ts'
import { directorySeenBy } from './blocks/directory-seen-by.ts'
import type { CompanyDirectory, DirectoryContents } from './company-directory.ts'
import type { DirectoryEntry } from './directory-entry.ts'
import { countriesIn } from './filter-directory.ts'
import { foldName } from './fold-name.ts'
import { presentLine } from './present-company.ts'
import { byFit, type Ranked, rankCompanies } from './rank-companies.ts'

/** Companies for the typed text: the best matching names first; of equal matches those of the country. */
export async function suggestCompanies(
  services: { directory: CompanyDirectory; blocks: Blocks },
  request: { query: string; country?: string | undefined; size?: number | undefined },
  viewer: Viewer,
): Promise<{ companies: SuggestedCompany[] }> {
  const found = named(await directorySeenBy(services, viewer), request.query)
  const weight = byFit(countriesIn(request.country || (viewer.country ?? '')))
  const shown = rankCompanies(found, weight, { limit: request.size ?? COMPANY_SUGGESTION_SIZE })
  return {
    companies: shown.map(({ entry }) => ({
      ...presentLine(entry, viewer.language),
      known_as: knownAs(entry, request.query),
    })),
  }
}

/** The other name of the company that matches the query. */
function knownAs({ names }: DirectoryEntry, query: string): string | null {
  const words = foldName(query).split(' ')
  const fits = (name: string) => words.every((word) => foldName(name).includes(word))
  const [name = '', ...others] = names
  return fits(name) ? null : (others.find(fits) ?? null)
}

function named({ entries, names }: DirectoryContents, query: string): Ranked[] {
  const found: Ranked[] = []
  for (const [position, fit] of names.find(query) ?? []) {
    const entry = entries[position]
    if (entry) found.push({ entry, fit })
  }
  return found
}
