import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { ApiError } from '#shared/api-error.ts'
import type { DocumentKind } from '../../contract/ledger.ts'
import { findDocument } from '../queries/documents.ts'
import { addGrant, companyName, type NewGrantRow } from '../queries/ledger.ts'

export interface NewGrant {
  /** The owner of the document. */
  accountId: string
  document: { kind: DocumentKind; id: string }
  /** Who may open it: a company for a reason, or whoever has a link. Or the address that it is sent to. */
  to: { companyId: number; reason: 'application' | 'invitation' } | 'link' | { email: string }
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
  return addGrant(db, {
    ...(await receiverOf(db, to)),
    account_id: accountId,
    document_kind: kind,
    document_id: id,
    document_name: found.name,
    granted_at: clock.now(),
    expires_at: expiresAt,
  })
}

async function receiverOf(
  db: Db,
  to: NewGrant['to'],
): Promise<Pick<NewGrantRow, 'reason' | 'company_id' | 'company_name' | 'recipient'>> {
  const nobody = { company_id: null, company_name: null, recipient: null }
  if (to === 'link') return { ...nobody, reason: 'share-link' }
  if ('email' in to) return { ...nobody, reason: 'email', recipient: to.email }
  const { reason, companyId } = to
  return { ...nobody, reason, company_id: companyId, company_name: await nameOf(db, companyId) }
}

async function nameOf(db: Db, companyId: number): Promise<string> {
  const name = await companyName(db, companyId)
  if (name === null) throw new Error('There is no such company')
  return name
}
