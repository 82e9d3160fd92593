/** The public interface of this room for other rooms. */
export type { CompanyDirectory } from './company-directory.ts'
export { suggestCompanies } from './suggest-companies.ts'
