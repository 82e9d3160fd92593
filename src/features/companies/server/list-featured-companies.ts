import { FEATURED_COMPANIES_SIZE } from '#config/limits.ts'
import { languagesRead } from '#i18n/languages-read.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { CompanyCard, CompanyFilterRequest } from '../contract.ts'
import { directorySeenBy } from './blocks/directory-seen-by.ts'
import type { DirectoryEntry } from './directory-entry.ts'
import { filterDirectory } from './filter-directory.ts'
import { listCompanyCards } from './list-company-cards.ts'
import { PROFILE_PARTS } from './queries/directory.ts'
import { byReadableJobs, rankCompanies } from './rank-companies.ts'
import type { CompanyServices } from './search-companies.ts'

/** Most open jobs first among the companies that may be featured; see `isFeatured`. */
export async function listFeaturedCompanies(
  services: CompanyServices,
  request: CompanyFilterRequest & { is_web3: boolean; size?: number | undefined },
  viewer: Viewer,
): Promise<{ companies: CompanyCard[] }> {
  const { found } = filterDirectory(await directorySeenBy(services, viewer), request)
  const featured = found.filter(({ entry }) => isFeatured(entry) && (entry.isWeb3 || !request.is_web3))
  const weight = byReadableJobs(languagesRead(viewer))
  const shown = rankCompanies(featured, weight, { limit: request.size ?? FEATURED_COMPANIES_SIZE })
  const entries = shown.map(({ entry }) => entry)
  return { companies: await listCompanyCards(services.db, entries, viewer.language) }
}

/** The company is verified, has open jobs, and states the facts that seekers ask for first. Nothing else counts. */
const isFeatured = (entry: DirectoryEntry): boolean =>
  entry.isVerified && entry.openJobs > 0 && entry.profileParts >= 0.7 * PROFILE_PARTS
