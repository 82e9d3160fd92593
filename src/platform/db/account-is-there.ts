import { type RawBuilder, sql } from 'kysely'

/**
 * In a query that calls the table of accounts so: an account that is not suspended, or whose suspension has ended. Never
 * null, which a suspension without an end would make of a comparison.
 */
export const isNotSuspended = (now: Date, accounts = 'a'): RawBuilder<boolean> => {
  const [at, until] = [sql.ref(`${accounts}.suspended_at`), sql.ref(`${accounts}.suspended_until`)]
  return sql`(${at} is null or coalesce(${until} <= ${now}, false))`
}

/** Nor will it be deleted: others may see it, and it may be told things. */
export const isThere = (now: Date, accounts = 'a'): RawBuilder<boolean> =>
  sql`(${sql.ref(`${accounts}.delete_after`)} is null and ${isNotSuspended(now, accounts)})`
