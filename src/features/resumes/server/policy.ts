import { MOST_RESUMES, MOST_VIDEO_RESUMES } from '#config/limits.ts'
import type { Verdict } from '#shared/verdict.ts'

/** A grant of the consent ledger, as it stands now. */
export interface GrantState {
  /** By mail: whoever has it keeps it. */
  isSent: boolean
  isRevoked: boolean
  isExpired: boolean
  /** Its document is gone. */
  isDeleted: boolean
}

/** Somebody who asks for a granted document. */
export interface Opener {
  /** The grant is for their company, or they hold the link that it is for. */
  isMeant: boolean
  /** The seeker has blocked their company, or it the seeker. */
  isBlocked: boolean
  /** The owner's account is suspended, or its owner is leaving. */
  isOwnerAway: boolean
}

/**
 * Whether a granted document is opened (docs/decisions/0072). To others there is no such grant (40004). Whoever once had
 * it is told that it has ended (41229), or that its document is deleted (41209).
 */
export function mayOpenDocument(grant: GrantState, opener: Opener): Verdict {
  if (!opener.isMeant || opener.isBlocked || opener.isOwnerAway) return 40004
  if (grant.isRevoked || grant.isExpired) return 41229
  return grant.isDeleted ? 41209 : true
}

/** What the owner may do with a grant; one that has ended is not ended again, and a mail is not called back. */
export function mayWithGrant(grant: GrantState): Record<'revoke', Verdict> {
  return { revoke: grant.isSent || grant.isRevoked || grant.isExpired || grant.isDeleted ? 41229 : true }
}

/**
 * What the owner may do with an attached resume. The one that is sent without asking stays until another one is chosen.
 */
export const mayWithResume = (resume: { is_sent_automatically: boolean }): Record<'delete', Verdict> => ({
  delete: resume.is_sent_automatically ? 41205 : true,
})

/** Whether somebody who has so many attached resumes may attach another one. */
export const mayAttach = (count: number): Verdict => (count < MOST_RESUMES ? true : 41201)

/** @param count how many whole ones the seeker has */
export const mayAddVideo = (count: number): Verdict => (count < MOST_VIDEO_RESUMES ? true : 41202)
