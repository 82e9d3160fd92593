import type { ProfileForMatching } from './queries/matching.ts'

type Span = Pick<ProfileForMatching['work'][number], 'started_on' | 'ended_on'>

/** The months of all jobs together; months of two jobs at once count once. */
export function monthsWorked(jobs: readonly Span[], now: Date): number {
  const worked = new Set<number>()
  for (const { started_on, ended_on } of jobs) {
    const last = ended_on === null ? monthOf(now.toISOString()) : monthOf(ended_on)
    for (let month = monthOf(started_on); month <= last; month++) worked.add(month)
  }
  return worked.size
}

/** Numbers the months of a day such as `2023-03-01`. */
export const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
