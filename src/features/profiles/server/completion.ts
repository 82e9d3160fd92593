import type { Profile } from '../contract/profile.ts'

type Counted = Omit<Profile, 'completion' | 'unfound' | 'needs_updating' | 'activity' | 'is_pay_asked'>
type Part = keyof Counted

/**
 * What each part adds to the completion, in percent: what employers look at first adds most. Nothing counts that nobody
 * should be judged by (age, nationality, gender), or that not everybody has.
 */
const WEIGHTS: readonly [Part, percent: number, has: (profile: Counted) => boolean][] = [
  ['work_experiences', 15, (profile) => profile.has_never_worked || profile.work_experiences.length > 0],
  ['skills', 12, ({ skills }) => skills.length >= LEAST_SKILLS],
  ['educations', 10, ({ educations }) => educations.length > 0],
  ['summary', 10, ({ summary }) => summary !== null],
  ['headline', 8, ({ headline }) => headline !== null],
  ['job_preferences', 8, (profile) => profile.job_preferences.some(({ missing }) => missing.length === 0)],
  ['languages', 7, ({ languages }) => languages.length > 0],
  ['notice_period_id', 6, (profile) => profile.notice_period_id !== null],
  ['current_location', 6, (profile) => profile.current_location !== null],
  ['avatar', 5, ({ avatar }) => avatar !== null],
  ['seeking_status_id', 5, (profile) => profile.seeking_status_id !== null],
  ['phone_num', 4, (profile) => profile.phone_num !== null],
  ['work_permission_id', 4, (profile) => profile.work_permission_id !== null],
]

const LEAST_SKILLS = 3

export function completionOf(profile: Counted): Profile['completion'] {
  const missing = WEIGHTS.filter(([, , has]) => !has(profile))
  const percent = 100 - missing.reduce((sum, [, weight]) => sum + weight, 0)
  return { percent, missing: missing.map(([part]) => part) }
}

/** Required answers that are missing although the wizard was finished; it asks them again. */
export function needsUpdating(profile: Counted): Part[] {
  if (!profile.is_profile_completed) return []
  const isMissing: [Part, boolean][] = [
    ['first_name', profile.first_name === ''],
    // Somebody may name no title, but they must have been asked.
    ['job_preferences', profile.job_preferences.length === 0],
  ]
  return isMissing.flatMap(([part, isOne]) => (isOne ? [part] : []))
}
