import { MOST_HIDDEN_JOBS } from '#config/limits.ts'
import type { Db } from '#platform/db/database.ts'
import type { Person } from '#platform/search/person.ts'
import { findHiddenPostings } from './queries/hidden-jobs.ts'

/** The jobs that a person does not want to see, for their searches. */
export const hiddenJobsOfPerson = async (
  db: Db,
  accountId: string,
): Promise<Pick<Person, 'hiddenJobIds'>> => ({
  hiddenJobIds: await findHiddenPostings(db, accountId, MOST_HIDDEN_JOBS),
})
