import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { CompanyDetail } from '../contract.ts'
import { directorySeenBy } from './blocks/directory-seen-by.ts'
import { presentDetail } from './present-company.ts'
import { findCompanyProfile } from './queries/profiles.ts'
import type { CompanyServices } from './search-companies.ts'

/** A company with everything that its page shows; throws 41060 for an unknown one. */
export async function getCompany(
  services: CompanyServices,
  { company_id }: { company_id: number },
  viewer: Viewer,
): Promise<CompanyDetail> {
  const { entryOf } = await directorySeenBy(services, viewer)
  const entry = entryOf(company_id)
  const row = entry && (await findCompanyProfile(services.db, company_id, viewer.language))
  if (!row) throw new ApiError(41060)
  return presentDetail(row, entry, viewer.language)
}
