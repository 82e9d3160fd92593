import type { Db } from '#platform/db/database.ts'
import { companyNames } from './queries.ts'

export { nameOfValue } from './name-facets.ts'

/** The names of companies, for `nameOfValue`. */
export const namesOfCompanies = (db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> =>
  companyNames(db, ids)
