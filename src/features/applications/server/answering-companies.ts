import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { Person } from '#platform/search/person.ts'
import { findAnsweringCompanies } from './queries/reply-records.ts'

/** More would slow a search, for a wish that only decides between equal jobs. */
const MOST = 200

const KEPT_MS = 60_000

/** The companies that answer, which are the same for every seeker: read once a minute, not at each search. */
export function answeringCompanies({ db, clock }: { db: Db; clock: Clock }) {
  let kept: { ids: Promise<number[]>; readAt: number } | null = null
  return async (): Promise<Pick<Person, 'answeringCompanyIds'>> => {
    const now = clock.now().getTime()
    if (kept === null || Math.abs(now - kept.readAt) >= KEPT_MS) {
      const ids = findAnsweringCompanies(db, MOST)
      kept = { ids, readAt: now }
      ids.catch(() => (kept = null))
    }
    return { answeringCompanyIds: await kept.ids }
  }
}
