import type { Language } from '#config/languages.ts'
import { skillName } from '#config/skills/skills.ts'
import type { RequirementsRow } from '#features/jobs/server/door.ts'
import type { ProfileForMatching } from '#features/profiles/server/door.ts'
import { foldText } from '#shared/fold-text.ts'

export interface AskedSkill {
  /** Null: it is in no list, and has only the employer's words. */
  id: number | null
  name: string
}

/** The skills that a job shows: those of our list, else in the employer's words. */
export function skillsOfJob(job: RequirementsRow, language: Language): AskedSkill[] {
  const known = job.skill_ids.flatMap((id) => {
    const name = skillName(id, language)
    return name === undefined ? [] : [{ id, name }]
  })
  return known.length > 0 ? known : job.skills_text.map((name) => ({ id: null, name }))
}

/** Whether the owner of the profile names the skill among theirs, under any of its names. */
export const hasSkill = ({ skills }: Pick<ProfileForMatching, 'skills'>, { id, name }: AskedSkill): boolean =>
  skills.some(({ skill_id, words }) => (id !== null && skill_id === id) || foldText(words) === foldText(name))
