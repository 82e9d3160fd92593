import type { job_benefit_lists } from '#config/lists/structure/jobs.ts'
import type { FieldKey } from './fields.ts'
import type { HoursAt } from './hours.ts'
import type { SectorKey } from './sectors.ts'
import { canBeDoneAway, JOB_TYPE, type Terms } from './terms.ts'

type BenefitKey = (typeof job_benefit_lists)[number]['key']

/** The benefits of the phrases under `perks`, in their order. */
export const PERK_BENEFITS: readonly BenefitKey[] = [
  'health-insurance',
  'annual-bonus',
  'extra-leave',
  'training',
  'meals',
  'transport',
  'flexible-hours',
  'equipment',
  'overtime-pay',
  'salary-review',
  'pension',
  'employee-discount',
  'team-events',
  'parental-leave',
  'career-growth',
  'performance-bonus',
]

const OF_EMPLOYEES: readonly BenefitKey[] = [
  'annual-bonus',
  'extra-leave',
  'overtime-pay',
  'pension',
  'parental-leave',
  'performance-bonus',
]

const SELLS_TO_PEOPLE: readonly SectorKey[] = [
  'electronics',
  'foodProduction',
  'retail',
  'ecommerce',
  'education',
  'hotel',
  'restaurant',
  'beautySports',
]

/** Positions of the perks that don't contradict the rest of the posting. */
export function suitablePerks(
  { jobTypeId, arrangement }: Terms,
  field: FieldKey,
  sector: SectorKey,
  [hours, variant]: HoursAt,
): number[] {
  const isStaff = jobTypeId !== JOB_TYPE.internship && jobTypeId !== JOB_TYPE.freelance
  const isLasting = jobTypeId === JOB_TYPE.fullTime || jobTypeId === JOB_TYPE.partTime
  const suits = (benefit: BenefitKey): boolean => {
    if (OF_EMPLOYEES.includes(benefit)) return isStaff
    switch (benefit) {
      case 'health-insurance':
        return jobTypeId !== JOB_TYPE.freelance
      case 'salary-review':
      case 'career-growth':
        return isLasting
      case 'meals':
      case 'transport':
        return arrangement !== 3
      case 'flexible-hours':
        return hours === 'office' ? variant === 1 : hours === 'partTime' && variant === 0
      case 'equipment':
        return canBeDoneAway(field)
      case 'employee-discount':
        return SELLS_TO_PEOPLE.includes(sector)
      default:
        return true
    }
  }
  return PERK_BENEFITS.flatMap((benefit, place) => (suits(benefit) ? [place] : []))
}
