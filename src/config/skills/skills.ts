import { LANGUAGES, type Language } from '#config/languages.ts'
import { CRAFT_NAMES } from './craft-names.ts'
import { CRAFTS, type CraftKey } from './crafts.ts'
import { ENGLISH_SKILLS, type EnglishSkillKey } from './english-skills.ts'
import { ORDINARY_WORDS } from './ordinary-words.ts'
import { SYNONYMS } from './synonyms.ts'
import { TOOLS, type ToolGroup, type ToolKey } from './tools.ts'

/** Something a posting asks for and a person can show. Spoken languages are not skills: see `language_lists`. */
export interface Skill {
  id: number
  key: SkillKey
  /** Skills of one group are often asked for together. */
  group: SkillGroup
}

export type SkillKey = ToolKey | CraftKey | EnglishSkillKey
export type SkillGroup = ToolGroup | (typeof CRAFTS)[number]['group']

interface Label {
  lang: Language
  text: string
}

export const SKILLS: readonly Skill[] = [...TOOLS, ...CRAFTS, ...ENGLISH_SKILLS].map(
  ({ id, key, group }) => ({
    id,
    key,
    group,
  }),
)

/** By skill id: its names in the languages that have one of their own, English first. */
const namesOf: ReadonlyMap<number, readonly Label[]> = new Map<number, readonly Label[]>([
  ...[...TOOLS, ...ENGLISH_SKILLS].map(({ id, name }): [number, Label[]] => [
    id,
    [{ lang: 'en', text: name }],
  ]),
  ...CRAFTS.map(({ id, key }): [number, Label[]] => [
    id,
    LANGUAGES.map((lang) => ({ lang, text: CRAFT_NAMES[lang][key] })),
  ]),
])

const ordinaryWords: ReadonlySet<string> = new Set(ORDINARY_WORDS.map(normalized))

/** The first skill to have a label keeps it. */
const idByLabel: ReadonlyMap<string, number> = new Map(
  SKILLS.flatMap((skill) =>
    labelsOf(skill).map(({ text }) => [normalized(text), skill.id] as const),
  ).toReversed(),
)

/** The name that people read, English if the language has none of its own; undefined for an unknown id. */
export function skillName(id: number, language: Language): string | undefined {
  const names = namesOf.get(id)
  return (names?.find(({ lang }) => lang === language) ?? names?.[0])?.text
}

/** The skill with this name in a list of skills, in any language; undefined for an unknown one. */
export const skillIdOf = (listed: string): number | undefined => idByLabel.get(normalized(listed))

/**
 * The skills as concepts of the search (`Concept` of job-index): how they are written in any language, without names
 * that are also ordinary words.
 */
export const skillConcepts = () =>
  SKILLS.map((skill) => ({
    kind: 'skill' as const,
    id: skill.id,
    broader: null,
    labels: labelsOf(skill).filter(({ text }) => !ordinaryWords.has(normalized(text))),
  }))

function labelsOf({ id, key }: Skill): Label[] {
  const synonyms = LANGUAGES.flatMap((lang) => (SYNONYMS[lang][key] ?? []).map((text) => ({ lang, text })))
  return [...(namesOf.get(id) ?? []), ...synonyms]
}

/** Case, width and the marks of Latin and Arabic letters don't tell skills apart; the voiced marks of kana do. */
function normalized(text: string): string {
  const bare = text.normalize('NFKD').replace(/[\u0300-\u036f\u064b-\u0655\u0670]/g, '')
  return bare.normalize('NFC').trim().toLowerCase()
}
