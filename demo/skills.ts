import type { Occupation } from './fields.ts'
import type { Random } from './random.ts'
import type { TextLanguage } from './texts/languages.ts'

/** Ids of skills that suit the occupation. */
export function drawSkills(_random: Random, _occupation: Occupation): readonly number[] {
  return []
}

export const skillNamesOf = (_ids: readonly number[], _lang: TextLanguage): string[] => []
