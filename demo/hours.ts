import type { FieldKey } from './fields.ts'
import type { Random } from './random.ts'
import { canBeDoneAway, JOB_TYPE, type Terms } from './terms.ts'
import type { TitlePlan } from './titles.ts'

/** A position in one of the lists under `hours`. */
export type HoursAt = readonly [kind: 'office' | 'shifts' | 'partTime', at: 0 | 1 | 2]

/** Fields that work in shifts at every rank. */
const IN_SHIFTS: ReadonlySet<FieldKey> = new Set<FieldKey>([
  'crew',
  'nursing',
  'care',
  'guestService',
  'cleaning',
  'kitchen',
  'restaurant',
  'retail',
  'guarding',
])

/** Draws working hours that suit the work and agree with the title's note. */
export function drawHours(
  random: Random,
  field: FieldKey,
  iscoMajor: number,
  terms: Terms,
  title: TitlePlan,
): HoursAt {
  if (terms.jobTypeId === JOB_TYPE.partTime) {
    const isWeekends = title.note === 'partTime' && title.variant % 2 === 1
    return ['partTime', isWeekends ? 1 : random.pick([0, 1] as const)]
  }
  if (iscoMajor >= 5 || IN_SHIFTS.has(field))
    return ['shifts', title.note === 'shift' ? 0 : random.pick([0, 1, 2] as const)]
  return ['office', random.pick(canBeDoneAway(field) ? ([0, 1, 2] as const) : ([0, 2] as const))]
}
