import type { Language } from '#config/languages.ts'
import { statedWords, titlePattern } from '#config/posting-words/posting-words.ts'
import { skillName } from '#config/skills/skills.ts'
import type { RequirementsRow } from '#features/jobs/server/door.ts'
import type { ProfileForMatching } from '#features/profiles/server/door.ts'
import { foldText } from '#shared/fold-text.ts'

export interface AskedSkill {
  /** Null: it is in no list, and has only the employer's words. */
  id: number | null
  name: string
}

/** `No experience needed`, `未経験歓迎`: feeds have them among skills, but nobody must bring them. */
const isOffer = (name: string): boolean => STATED.has(name) || WITHIN.test(name)
const STATED: ReadonlySet<string> = new Set(
  statedWords().flatMap(({ meaning, word }) => (meaning === 'fresh-graduate' ? [word] : [])),
)
const WITHIN = titlePattern('fresh-graduate')

/** The skills that a job shows: those of our list, else in the employer's words. */
export function skillsOfJob(job: RequirementsRow, language: Language): AskedSkill[] {
  const known = job.skill_ids.flatMap((id) => {
    const name = skillName(id, language)
    return name === undefined ? [] : [{ id, name }]
  })
  if (known.length > 0) return known
  return job.skills_text.filter((name) => !isOffer(foldText(name))).map((name) => ({ id: null, name }))
}

/** Whether the owner of the profile names the skill among theirs, under any of its names. */
export const hasSkill = ({ skills }: Pick<ProfileForMatching, 'skills'>, { id, name }: AskedSkill): boolean =>
  skills.some(({ skill_id, words }) => (id !== null && skill_id === id) || foldText(words) === foldText(name))
