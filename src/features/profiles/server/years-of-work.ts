import { CONFIG_LISTS } from '#config/lists/lists.ts'
import type { Profile } from '../contract/profile.ts'
import { monthOf, monthsWorked } from './months-worked.ts'

type Worked = Pick<Profile, 'has_never_worked' | 'started_working_on' | 'work_experiences'>

/** How long somebody has worked, of the list `work_xps`, as their jobs say it, otherwise they themselves; null: unknown. */
export function yearsOfWork(profile: Worked, now: Date): number | null {
  const { has_never_worked, started_working_on: started, work_experiences: jobs } = profile
  const [none, ...spans] = CONFIG_LISTS.work_xps
  if (jobs.length === 0 && has_never_worked) return none?.id ?? null
  if (jobs.length === 0 && started === null) return null
  const months =
    started === null || jobs.length > 0
      ? monthsWorked(jobs, now)
      : monthOf(now.toISOString()) - monthOf(started)
  const reached = spans.filter(({ min_years, max_years }) =>
    max_years === null ? months > Number(min_years) * 12 : months >= Number(min_years) * 12,
  )
  return reached.at(-1)?.id ?? null
}
