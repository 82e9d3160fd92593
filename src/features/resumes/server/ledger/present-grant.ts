import { slugId } from '#shared/slug.ts'
import { isAllowed } from '#shared/verdict.ts'
import type { DocumentGrant } from '../../contract/ledger.ts'
import { mayWithGrant } from '../policy.ts'
import type { GrantRow } from '../queries/ledger.ts'
import { grantState } from './grant-state.ts'

/** A grant as its owner reads it. The recruiter is a person too: their company is named alone. */
export function presentGrant(row: GrantRow, now: Date): DocumentGrant {
  const { company_id, company_name: name } = row
  const state = grantState(row, row.isDeleted, now)
  return {
    id: row.id,
    document: { kind: row.document_kind, name: row.document_name },
    reason: row.reason,
    company:
      name === null
        ? null
        : { name, slug_id: company_id === null ? null : slugId(name, company_id, 'company') },
    recipient: row.recipient,
    granted_at: row.granted_at.toISOString(),
    expires_at: row.expires_at?.toISOString() ?? null,
    revoked_at: row.revoked_at?.toISOString() ?? null,
    state: state.isSent
      ? 'sent'
      : state.isRevoked
        ? 'revoked'
        : state.isDeleted
          ? 'deleted'
          : state.isExpired
            ? 'expired'
            : 'open',
    may: { revoke: isAllowed(mayWithGrant(state).revoke) },
    opened: row.opened,
    openings: row.openings.map(({ opened_at, times }) => ({
      opened_at: new Date(opened_at).toISOString(),
      times,
    })),
  }
}
