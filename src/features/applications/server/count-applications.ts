import { stagesOfTab } from '#config/application-states.ts'
import type { Db } from '#platform/db/database.ts'
import { countByState } from './queries/lists.ts'

/** How many applications a seeker has sent, and how many are at an interview. */
export async function countApplications(
  db: Db,
  { accountId, hidden }: { accountId: string; hidden: ReadonlySet<number> },
): Promise<{ applied: number; interviews: number }> {
  const [all, atInterview] = await Promise.all([
    countByState(db, { accountId, stages: stagesOfTab('applied'), hidden }),
    countByState(db, { accountId, stages: stagesOfTab('interviews'), hidden }),
  ])
  return { applied: sumOf(all), interviews: sumOf(atInterview) }
}

const sumOf = (counts: readonly { count: number }[]): number =>
  counts.reduce((sum, { count }) => sum + count, 0)
