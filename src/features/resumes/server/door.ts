/** The public interface of this room for other rooms. */
export { grantDocument, type NewGrant } from './ledger/grant-document.ts'
export { type OpenedDocument, openDocument, recordOpening } from './ledger/open-document.ts'
export { revokeGrant } from './ledger/revoke-grant.ts'
