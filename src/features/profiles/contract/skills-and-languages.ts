import { z } from 'zod'
import { createSkillCall } from '../calls.ts'
import { createCall, deleteCall, updateCall } from './entry-calls.ts'
import { line, listId, optionalListId } from './fields.ts'

/** Longer than allowed, so that the use-case refuses it with its own code (41234). */
const MAX_TYPED_SKILL = 200

const skillFields = z.object({
  /** The name of a known skill, or own words. */
  value: line(MAX_TYPED_SKILL),
  /** Of the list skill_proficiency_lists. */
  proficiency_id: optionalListId().optional(),
})

const SKILL_ERRORS = [41233, 41234, 41235]
export const createSkill = createCall('Skill', createSkillCall.path, 'a skill', skillFields, SKILL_ERRORS)
export const updateSkill = updateCall('Skill', '/skills/:id/update', 'a skill', skillFields, [
  ...SKILL_ERRORS,
  40004,
])
export const deleteSkill = deleteCall('Skill', '/skills/:id/delete', 'a skill', 40004)

export const seekerSkill = z.object({
  id: z.uuid(),
  /** Of the taxonomy; null: own words. */
  skill_id: z.number().int().nullable(),
  value: z.string(),
  proficiency_id: z.number().int().nullable(),
})
export type SeekerSkill = z.output<typeof seekerSkill>

const languageFields = z.object({
  /** Of the list language_lists. */
  language_id: listId(),
  /** Of the list language_proficiency_lists. */
  proficiency_id: listId(),
})

export const createLanguage = createCall(
  'Language',
  '/languages/create',
  'a language',
  languageFields,
  [41236],
)
export const updateLanguage = updateCall(
  'Language',
  '/languages/:id/update',
  'a language',
  languageFields,
  [41236, 40004],
)
export const deleteLanguage = deleteCall('Language', '/languages/:id/delete', 'a language', 40004)

export const seekerLanguage = z.object({
  id: z.uuid(),
  language_id: z.number().int(),
  value: z.string(),
  proficiency_id: z.number().int(),
})
export type SeekerLanguage = z.output<typeof seekerLanguage>
