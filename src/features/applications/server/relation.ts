import type { Db } from '#platform/db/database.ts'
import type { RelationSource } from '#shared/relation.ts'
import { isInContact } from './queries/applications.ts'
import { hasAccepted } from './queries/invitations.ts'

/** An application is a contact until it is withdrawn, and an accepted invitation until its seeker takes it back. */
export const relationByApplications =
  (db: Db): RelationSource =>
  async (between) => {
    if (await isInContact(db, between)) return { contact: 'applied' }
    return (await hasAccepted(db, between)) ? { contact: 'invited' } : {}
  }
