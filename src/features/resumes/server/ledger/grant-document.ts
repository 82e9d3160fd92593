import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { ApiError } from '#shared/api-error.ts'
import type { DocumentKind } from '../../contract/ledger.ts'
import { findDocument } from '../queries/documents.ts'
import { addGrant, companyName } from '../queries/ledger.ts'

export interface NewGrant {
  /** The owner of the document. */
  accountId: string
  document: { kind: DocumentKind; id: string }
  /** Who may open it: a company for a reason, or whoever has a link. */
  to: { companyId: number; reason: 'application' | 'invitation' } | 'link'
  /** Null: until it is revoked. */
  expiresAt: Date | null
}

/**
 * Grants a document and returns the id of the grant. Call it in the transaction of that for which it is granted. Throws
 * 41200 if the account has no such document.
 */
export async function grantDocument(
  { db, clock }: { db: Db; clock: Clock },
  { accountId, document: { kind, id }, to, expiresAt }: NewGrant,
): Promise<string> {
  const found = await findDocument(db, { accountId, kind, id })
  if (found === null) throw new ApiError(41200)
  const company =
    to === 'link'
      ? { reason: 'share-link' as const, company_id: null, company_name: null }
      : { reason: to.reason, company_id: to.companyId, company_name: await nameOf(db, to.companyId) }
  return addGrant(db, {
    ...company,
    account_id: accountId,
    document_kind: kind,
    document_id: id,
    document_name: found.name,
    granted_at: clock.now(),
    expires_at: expiresAt,
  })
}

async function nameOf(db: Db, companyId: number): Promise<string> {
  const name = await companyName(db, companyId)
  if (name === null) throw new Error('There is no such company')
  return name
}
