import { type CompanyFilterName, companyFilterNames } from '#config/company-filters.ts'
import { RecordIndex } from '#job-index/record-index.ts'
import { recordOf } from '#shared/record-of.ts'

/** What companies are filtered and counted by. */
export type DirectoryFacets = RecordIndex<CompanyFilterName>

/** Values are named before their lists are cut, so none counts as long here. */
export const createDirectoryFacets = (): DirectoryFacets =>
  new RecordIndex(recordOf(companyFilterNames, () => ({ group: null, isLong: false })))
