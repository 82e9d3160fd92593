/** The public interface of this room for other rooms. */
export { grantDocument } from './ledger/grant-document.ts'
export { openDocument, recordOpening } from './ledger/open-document.ts'
export { revokeGrant } from './ledger/revoke-grant.ts'
