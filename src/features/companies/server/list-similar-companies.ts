import { SIMILAR_COMPANIES_SIZE } from '#config/limits.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { CompanyCard } from '../contract.ts'
import { directorySeenBy } from './blocks/directory-seen-by.ts'
import type { DirectoryEntry } from './directory-entry.ts'
import { listCompanyCards } from './list-company-cards.ts'
import { byOpenJobs, rankCompanies } from './rank-companies.ts'
import type { CompanyServices } from './search-companies.ts'

/**
 * Companies of the same industry, or in the same place if the industry is not known; those of the same country first,
 * then those of about the same size, then those with most open jobs.
 */
export async function listSimilarCompanies(
  services: CompanyServices,
  request: { company_id: number; size?: number | undefined },
  viewer: Viewer,
): Promise<{ companies: CompanyCard[] }> {
  const { entries, entryOf } = await directorySeenBy(services, viewer)
  const company = entryOf(request.company_id)
  if (!company) throw new ApiError(41060)
  const alike = entries.flatMap((entry) =>
    entry && entry.id !== company.id && isAlike(entry, company) ? [{ entry, fit: 0 as const }] : [],
  )
  const limit = request.size ?? SIMILAR_COMPANIES_SIZE
  const shown = rankCompanies(
    alike,
    (other) => likeness(other.entry, company) * 2 ** 26 + byOpenJobs(other),
    { limit },
  )
  const similar = shown.map(({ entry }) => entry)
  return { companies: await listCompanyCards(services.db, similar, viewer.language) }
}

function isAlike(entry: DirectoryEntry, company: DirectoryEntry): boolean {
  if (company.industryId !== 0) return entry.industryId === company.industryId
  return entry.placeIds.some((place) => company.placeIds.includes(place))
}

function likeness(entry: DirectoryEntry, company: DirectoryEntry): number {
  const sharesCountry = entry.countries.some((country) => company.countries.includes(country))
  const isOfSize = company.sizeId !== 0 && Math.abs(entry.sizeId - company.sizeId) <= 1
  return (sharesCountry ? 2 : 0) + (isOfSize ? 1 : 0)
}
