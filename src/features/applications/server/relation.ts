import type { Db } from '#platform/db/database.ts'
import type { RelationSource } from '#shared/relation.ts'
import { isInContact } from './queries/applications.ts'

/** An application is a contact until it is withdrawn. */
export const relationByApplications =
  (db: Db): RelationSource =>
  async (between) =>
    (await isInContact(db, between)) ? { contact: 'applied' } : {}
