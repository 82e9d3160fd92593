import type { z } from 'zod'
import { MOST_LANGUAGES } from '#config/limits.ts'
import type { createLanguage } from '../../contract/skills-and-languages.ts'
import { type LanguageRow, listLanguages } from '../queries/sections.ts'
import type { Section } from './section.ts'

export const languages: Section<z.output<typeof createLanguage.request>, LanguageRow> = {
  table: 'seeker_languages',
  most: { entries: MOST_LANGUAGES, field: 'language_id' },
  missing: 40004,
  list: listLanguages,
  fieldsOf: ({ language_id, proficiency_id }) => ({ language_id, proficiency_id }),

  columnsOf({ language_id, proficiency_id }, refusals) {
    refusals.requireListed('language_id', 'language_lists', language_id)
    refusals.requireListed('proficiency_id', 'language_proficiency_lists', proficiency_id)
    return { language_id, proficiency_id }
  },

  refuseRepeated({ language_id }, others, refusals) {
    if (others.some((other) => other.language_id === language_id)) refusals.refuse('language_id', 41236)
  },
}
