import { isLanguage } from '#config/languages.ts'
import { SKILLS, skillName } from '#config/skills/skills.ts'
import type { Occupation } from './fields.ts'
import type { Random } from './random.ts'
import { SKILLS_BY_FIELD, SKILLS_BY_TITLE } from './texts/asked-skills.ts'
import type { TextLanguage } from './texts/languages.ts'

const ID_BY_KEY = new Map(SKILLS.map(({ id, key }) => [key, id]))

/** Groups of skills whose names are words of a language; all others are names that stay the same. */
const IN_WORDS: ReadonlySet<string> = new Set([
  'people',
  'management',
  'commerce',
  'finance',
  'administration',
  'production',
  'technology',
  'creative',
  'trades',
  'driving',
  'care-food-education',
])

/** 'Android development', 'PLC programming': a name followed by ordinary words. */
const HAS_COMMON_NOUN = / [a-z]{3}/

/** Ids of three to five skills that suit the occupation. */
export function drawSkills(random: Random, { field, titleKey }: Occupation): number[] {
  const ofTitle = SKILLS_BY_TITLE.filter(([part]) => part.test(titleKey)).flatMap(([, skills]) => skills)
  const keys = new Set([...ofTitle, ...random.sample(SKILLS_BY_FIELD[field], random.int(2, 4))])
  return [...keys].slice(0, 5).flatMap((key) => ID_BY_KEY.get(key) ?? [])
}

/** Names for a text; if skills have no names in its language, only those that are the same in all languages. */
export function skillNamesOf(ids: readonly number[], lang: TextLanguage): string[] {
  const named = isLanguage(lang) ? ids : ids.filter((id) => !isInWords(id))
  return named.flatMap((id) => skillName(id, isLanguage(lang) ? lang : 'en') ?? [])
}

function isInWords(id: number): boolean {
  const skill = SKILLS.find((candidate) => candidate.id === id)
  return skill !== undefined && (IN_WORDS.has(skill.group) || HAS_COMMON_NOUN.test(skillName(id, 'en') ?? ''))
}
