import { COMPANY_PAGE_SIZE, MAX_PAGE } from '#config/limits.ts'
import { languagesRead } from '#i18n/languages-read.ts'
import type { Db } from '#platform/db/database.ts'
import type { Blocks } from '#shared/blocks.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { CompanySearchRequest, CompanySearchResponse } from '../contract.ts'
import { directorySeenBy } from './blocks/directory-seen-by.ts'
import type { CompanyDirectory } from './company-directory.ts'
import { countriesIn, type Filtered, filterDirectory } from './filter-directory.ts'
import { listCompanyCards } from './list-company-cards.ts'
import { nameCompanyFacets } from './name-company-facets.ts'
import { byAge, byFit, byReadableJobs, rankCompanies } from './rank-companies.ts'

export interface CompanyServices {
  db: Db
  directory: CompanyDirectory
  blocks: Blocks
}

/** A page of companies with the counts of all filters; if the total is 0, it names the filters to remove. */
export async function searchCompanies(
  services: CompanyServices,
  request: CompanySearchRequest,
  viewer: Viewer,
): Promise<CompanySearchResponse> {
  const filtered = filterDirectory(await directorySeenBy(services, viewer), request)
  const page = request.page ?? 1
  const limit = request.size ?? COMPANY_PAGE_SIZE
  const sort = sortCode(request)
  const weight = {
    1: byReadableJobs(languagesRead(viewer)),
    2: byFit(countriesIn(viewer.country ?? '')),
    3: byAge,
  }[sort]
  const shown = rankCompanies(filtered.found, weight, { offset: (page - 1) * limit, limit })
  const total = filtered.found.length
  return {
    total,
    page,
    pages: Math.min(Math.max(1, Math.ceil(total / limit)), MAX_PAGE),
    sort,
    companies: await listCompanyCards(
      services.db,
      shown.map(({ entry }) => entry),
      viewer.language,
    ),
    facets: nameCompanyFacets(filtered, request, viewer.language),
    droppable: total === 0 ? droppable(filtered) : [],
  }
}

function sortCode(request: CompanySearchRequest): 1 | 2 | 3 {
  if (request.sort === 1 || request.sort === 2 || request.sort === 3) return request.sort
  return request.query === '' ? 1 : 2
}

const droppable = ({ without }: Filtered): CompanySearchResponse['droppable'] =>
  [...without].map(([filter, total]) => ({ filter, total })).sort((a, b) => b.total - a.total)
