import type { FieldKey, Occupation } from './fields.ts'
import type { Random } from './random.ts'

/** The conditions of a job, by the ids of the configuration lists. */
export interface Terms {
  levelId: number
  degreeId: number
  jobTypeId: number
  arrangement: 1 | 2 | 3
  leads: boolean
  isTrainee: boolean
}

/** Ids of `job_types`. */
export const JOB_TYPE = {
  fullTime: 1,
  partTime: 2,
  contract: 3,
  temporary: 4,
  internship: 5,
  freelance: 6,
} as const

const LEADING = /manager|director|chief|^head-|supervisor|principal|general-counsel|leader|executive-chef/
const NOT_LEADING =
  /account-manager|case-manager|community-manager|customer-success|relationship-manager|garment|care-manager/
const BEGINNING = /assistant|trainee|junior|intern$|clerk|crew-member|helper|commis/
const LONG_TRAINED = /surgeon|doctor|specialist|pediatrician|psychiatrist|professor|postdoctoral/

/** Fields that require a licence. */
const LICENSED: ReadonlySet<FieldKey> = new Set<FieldKey>(['nursing', 'clinicians', 'pharmacyLab', 'crew'])

/** Share of remote and of hybrid jobs in fields whose work can be done away from the workplace. */
const AWAY: Partial<Record<FieldKey, readonly [remote: number, hybrid: number]>> = {
  software: [0.38, 0.34],
  data: [0.32, 0.38],
  itOperations: [0.16, 0.3],
  product: [0.25, 0.4],
  design: [0.25, 0.3],
  marketing: [0.22, 0.32],
  writing: [0.4, 0.25],
  service: [0.22, 0.12],
  sales: [0.12, 0.22],
  accounting: [0.1, 0.25],
  finance: [0.1, 0.38],
  hr: [0.12, 0.34],
  legal: [0.08, 0.34],
  management: [0.08, 0.3],
  office: [0.1, 0.14],
  research: [0.06, 0.25],
  banking: [0.03, 0.2],
  engineering: [0.03, 0.18],
}

/** Work of these fields that is done at the place of people or things. */
const ON_SITE =
  /receptionist|mail-|messenger|branch|teller|field-|outdoor|door-to-door|data-center|promoter|merchandiser|event-|office-manager|file|switchboard|caretaker/

/** Whether the work is done at a desk and without opening hours, so that it needs no fixed place or time. */
export const canBeDoneAway = (field: FieldKey): boolean =>
  field !== 'banking' && field !== 'service' && AWAY[field] !== undefined

/** Draws terms that suit the occupation; `remoteBias` multiplies the share of remote work. */
export function drawTerms(random: Random, occupation: Occupation, remoteBias: number): Terms {
  const { titleKey, iscoMajor, field } = occupation
  const leads = LEADING.test(titleKey) && !NOT_LEADING.test(titleKey) && !/assistant/.test(titleKey)
  const beginning = BEGINNING.test(titleKey)
  const canIntern =
    !leads && [2, 3, 4].includes(iscoMajor) && !LONG_TRAINED.test(titleKey) && !LICENSED.has(field)
  const jobTypeId = drawJobType(random, iscoMajor, leads, canIntern)
  const isTrainee = jobTypeId === JOB_TYPE.internship
  return {
    levelId: isTrainee ? 1 : drawLevel(random, iscoMajor, leads, beginning),
    degreeId: drawDegree(random, occupation),
    jobTypeId,
    arrangement: ON_SITE.test(titleKey) ? 1 : drawArrangement(random, field, iscoMajor, remoteBias),
    leads,
    isTrainee,
  }
}

function drawJobType(random: Random, iscoMajor: number, leads: boolean, canIntern: boolean): number {
  const dice = random.next()
  if (leads) return dice < 0.95 ? JOB_TYPE.fullTime : JOB_TYPE.contract
  if (iscoMajor >= 5) {
    if (dice < 0.64) return JOB_TYPE.fullTime
    if (dice < 0.87) return JOB_TYPE.partTime
    return dice < 0.95 ? JOB_TYPE.temporary : JOB_TYPE.contract
  }
  if (dice < 0.8) return JOB_TYPE.fullTime
  if (dice < 0.88) return JOB_TYPE.contract
  if (dice < 0.91) return JOB_TYPE.partTime
  if (dice < 0.93) return JOB_TYPE.freelance
  return canIntern ? JOB_TYPE.internship : JOB_TYPE.fullTime
}

function drawLevel(random: Random, iscoMajor: number, leads: boolean, beginning: boolean): number {
  const shares = leads
    ? [0, 0, 1, 4, 6, 2]
    : beginning || iscoMajor === 9
      ? [5, 3, 3, 0.5, 0, 0]
      : iscoMajor >= 5
        ? [3, 3, 5, 2, 0.5, 0]
        : [1.2, 1.5, 5, 4, 2, 0.4]
  return random.weighted([1, 2, 3, 4, 5, 6], (id) => shares[id - 1] ?? 0)
}

function drawDegree(random: Random, { iscoMajor, titleKey, field }: Occupation): number {
  if (/professor|postdoctoral|research-scientist|physicist/.test(titleKey)) return random.pick([6, 7])
  if (field === 'clinicians' && iscoMajor === 2) return random.weighted([5, 6, 7], (id) => 8 - id)
  const shares =
    iscoMajor <= 2
      ? [0, 0, 0.3, 1, 8, 1]
      : iscoMajor <= 4
        ? [0, 2, 2, 3, 3, 0]
        : iscoMajor <= 8
          ? [2, 4, 4, 0.6, 0, 0]
          : [5, 3, 0, 0, 0, 0]
  return random.weighted([1, 2, 3, 4, 5, 6], (id) => shares[id - 1] ?? 0)
}

function drawArrangement(random: Random, field: FieldKey, iscoMajor: number, remoteBias: number): 1 | 2 | 3 {
  const [remote, hybrid] = iscoMajor <= 4 ? (AWAY[field] ?? [0, 0]) : [0, 0]
  const dice = random.next()
  if (dice < remote * remoteBias) return 3
  return dice < remote * remoteBias + hybrid ? 2 : 1
}
