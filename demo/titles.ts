import type { Occupation } from './fields.ts'
import type { Random } from './random.ts'
import type { Terms } from './terms.ts'
import type { Texts } from './texts/en.ts'

/** The additions to a title in a posting; they apply to every language. */
export interface TitlePlan {
  rank: 'senior' | 'junior' | 'intern' | null
  note: 'urgent' | 'remote' | 'freshGraduates' | 'partTime' | 'contract' | 'shift' | null
  withPlace: boolean
  variant: number
}

const RANKED_ALREADY =
  /senior|junior|head|chief|director|principal|manager|supervisor|assistant|trainee|intern|sous|leader|professor|resident/

/** Plans a title such as 'Senior Accountant – Cebu City' or 'Barista (Weekends)'. */
export function planTitle(
  random: Random,
  { titleKey, iscoMajor }: Occupation,
  terms: Terms,
  isUrgent: boolean,
): TitlePlan {
  const rankable = !RANKED_ALREADY.test(titleKey)
  const rank = terms.isTrainee
    ? 'intern'
    : rankable && iscoMajor <= 3 && terms.levelId >= 5
      ? 'senior'
      : rankable && iscoMajor <= 4 && terms.levelId <= 2 && random.chance(0.5)
        ? 'junior'
        : null
  return {
    rank,
    note: random.chance(0.28) ? noteOf(random, iscoMajor, terms, isUrgent) : null,
    withPlace: terms.arrangement !== 3 && random.chance(0.12),
    variant: random.int(0, 9),
  }
}

function noteOf(random: Random, iscoMajor: number, terms: Terms, isUrgent: boolean): TitlePlan['note'] {
  if (isUrgent) return 'urgent'
  if (terms.arrangement === 3) return 'remote'
  if (terms.jobTypeId === 2) return 'partTime'
  if (terms.jobTypeId === 3) return 'contract'
  if (terms.levelId === 1 && !terms.isTrainee) return 'freshGraduates'
  return iscoMajor >= 5 && iscoMajor <= 8 && random.chance(0.5) ? 'shift' : null
}

/** The posting's title in a language; `name` is the title's name in the taxonomy. */
export function renderTitle(plan: TitlePlan, texts: Texts, name: string, place: string): string {
  const { titles } = texts
  const choose = (phrases: readonly string[]) => phrases[plan.variant % phrases.length] ?? '{title}'
  const put = (pattern: string, slot: string, text: string) => pattern.replace(slot, () => text)
  const ranked = plan.rank ? put(choose(titles[plan.rank]), '{title}', name) : name
  const placed =
    plan.withPlace && place !== '' ? put(put(titles.place, '{title}', ranked), '{place}', place) : ranked
  // A second pair of brackets would look like a mistake.
  if (!plan.note || placed.length > 60 || /[)）]$/.test(placed)) return placed
  return put(put(titles.note, '{title}', placed), '{note}', choose(titles[plan.note]))
}
