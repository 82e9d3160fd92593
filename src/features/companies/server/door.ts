/** The public interface of this room for other rooms. */
export { companiesNamed } from './companies-named.ts'
export type { CompanyDirectory } from './company-directory.ts'
export { suggestCompanies } from './suggest-companies.ts'
