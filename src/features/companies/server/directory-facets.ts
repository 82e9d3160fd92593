import { type CompanyFilterName, companyFilterNames } from '#config/company-filters.ts'
import { RecordIndex } from '#job-index/record-index.ts'
import { recordOf } from '#shared/record-of.ts'

/** The facets by which companies are filtered and counted. */
export type DirectoryFacets = RecordIndex<CompanyFilterName>

/**
 * `nameCompanyFacets` cuts the lists to fifty, after it has left out the places of other countries. So the index must not
 * cut them to fifty before: no facet counts as long.
 */
export const createDirectoryFacets = (): DirectoryFacets =>
  new RecordIndex(recordOf(companyFilterNames, () => ({ group: null, isLong: false })))
