/** The public interface of this room for other rooms. */
export { coveredBy } from './blocks/create-blocks.ts'
export { addBlock, blocksOf, hasBlockedOneOf, removeBlock } from './blocks/rows.ts'
export { companiesNamed } from './companies-named.ts'
export {
  type CompanyDirectory,
  createCompanyDirectory,
  type DirectoryContents,
} from './company-directory.ts'
export { companyGroup } from './company-group.ts'
export { presentReplyRecord } from './present-reply-record.ts'
export { recruiterOf } from './recruiter-of.ts'
export { suggestCompanies } from './suggest-companies.ts'
