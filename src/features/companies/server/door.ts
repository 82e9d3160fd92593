/** What other rooms may ask about companies. */
export type { CompanyDirectory } from './company-directory.ts'
export { suggestCompanies } from './suggest-companies.ts'
