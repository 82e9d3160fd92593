import type { z } from 'zod'
import { MAX_SKILL, MOST_SKILLS } from '#config/limits.ts'
import { skillIdOf } from '#config/skills/skills.ts'
import { foldText } from '#shared/fold-text.ts'
import type { createSkill } from '../../contract/skills-and-languages.ts'
import { listSkills, type SkillRow } from '../queries/sections.ts'
import type { Section } from './section.ts'

type Fields = z.output<typeof createSkill.request>

/** Two ways to write a skill are the same skill: `Excel` and `Microsoft Excel`. */
export const skills: Section<Fields, SkillRow> = {
  table: 'seeker_skills',
  most: { entries: MOST_SKILLS, code: 41233, field: 'value' },
  missing: 40004,
  list: listSkills,
  fieldsOf: ({ words, proficiency_id }) => ({ value: words, proficiency_id }),

  columnsOf({ value, proficiency_id }, refusals) {
    if ([...value].length > MAX_SKILL) refusals.refuse('value', 41234)
    refusals.requireListed('proficiency_id', 'skill_proficiency_lists', proficiency_id)
    return { words: value, skill_id: skillIdOf(value) ?? null, proficiency_id: proficiency_id ?? null }
  },

  refuseRepeated({ value }, others, refusals) {
    const id = skillIdOf(value)
    const isRepeated = others.some(
      ({ skill_id, words }) => (id !== undefined && skill_id === id) || foldText(words) === foldText(value),
    )
    if (isRepeated) refusals.refuse('value', 41235)
  },
}
