import type { Db } from '#platform/db/database.ts'
import { findProfileForMatching, type ProfileForMatching } from './queries/matching.ts'

export type { ProfileForMatching }

/** All of a seeker's profile that matching may know; null for an account that is no seeker's. */
export const profileOf = (db: Db, accountId: string): Promise<ProfileForMatching | null> =>
  findProfileForMatching(db, accountId)
