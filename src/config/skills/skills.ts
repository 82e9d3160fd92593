import { join } from 'node:path'
import { LANGUAGES, type Language } from '#config/languages.ts'
import { namesOnly } from '#config/names-only.ts'
import { readTable } from '#config/read-table.ts'
import { type NamedSkill, readSkillNames, SKILL_KINDS } from './skill-names.ts'

/** Something a posting asks for and a person can show. Spoken languages are not skills: see `language_lists`. */
export interface Skill extends NamedSkill {
  /** Skills of one group are often asked for together. */
  group: string
}

/**
 * All skills. Ids are stored: never reuse or renumber one. Tools have those from 1 to 527 and from 3001 to 7000, crafts
 * those from 1001 to 3000; skills that came without translations run on from 7001.
 */
export const SKILLS: readonly Skill[] = readSkills()

/** The name that people read, English if the language has none of its own; undefined for an unknown id. */
export const skillName = (id: number, language: Language): string | undefined =>
  namesIn(language).get(id) ?? namesIn('en').get(id)

/**
 * The skill with this name in a list of skills, in any language; undefined for an unknown one. Near names count where they
 * cannot mean another: other spaces and marks between the words (`Node JS`, `power-bi`), and a name with its short form
 * (`Search engine optimization (SEO)`). Other letters do not: `TypoScript` is no mistake for TypeScript.
 */
export function skillIdOf(listed: string): number | undefined {
  labels ??= indexLabels()
  const { exact, joined } = labels
  const one = (name: string) => exact.get(normalized(name)) ?? joined.get(lettersOf(name)) ?? undefined
  const whole = one(listed)
  if (whole !== undefined) return whole
  const [, name = '', short = ''] = /^([^()（）]+)[(（]([^()（）]+)[)）]$/u.exec(listed.trim()) ?? []
  const id = name === '' ? undefined : one(name)
  return id !== undefined && id === one(short) ? id : undefined
}

/**
 * The skills as concepts of the search (`Concept` of job-index): how they are written in any language, without names
 * that are also ordinary words. They are read anew.
 */
export function skillConcepts() {
  const ordinary = readOrdinaryWords()
  return readLabels().map(({ id, labels }) => ({
    kind: 'skill' as const,
    id,
    broader: null,
    labels: labels.filter(({ text }) => !ordinary.has(normalized(text))),
  }))
}

/** @throws Error with the file and the line, if the table is wrong */
export function readSkills(file = join(import.meta.dirname, 'skills.tsv')): Skill[] {
  const ids = new Set<number>()
  const keys = new Set<string>()
  return readTable(file, ['id', 'key', 'kind', 'group']).map((row) => {
    const id = Number(row.field('id'))
    const key = row.field('key')
    const kind = SKILL_KINDS.find((known) => known === row.field('kind'))
    const group = row.field('group')
    if (!Number.isSafeInteger(id) || id < 1) throw row.fault(`"${row.field('id')}" is no id`)
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(key)) throw row.fault(`"${key}" is no key`)
    if (kind === undefined) throw row.fault(`its kind is none of ${SKILL_KINDS.join(', ')}`)
    if (group === '') throw row.fault('it has no group')
    if (ids.has(id) || keys.has(key)) throw row.fault('another skill has its id or key')
    ids.add(id)
    keys.add(key)
    return { id, key, kind, group }
  })
}

function namesIn(language: Language): ReadonlyMap<number, string> {
  const known = namesByLanguage.get(language) ?? namesOnly(readSkillNames(language, SKILLS))
  namesByLanguage.set(language, known)
  return known
}

const namesByLanguage = new Map<Language, ReadonlyMap<number, string>>()

interface Labels {
  /** The first skill to have a label keeps it. */
  exact: ReadonlyMap<string, number>
  /** By their letters alone; null: of several skills. */
  joined: ReadonlyMap<string, number | null>
}

let labels: Labels | undefined

function indexLabels(): Labels {
  const all = readLabels().flatMap(({ id, labels: own }) => own.map(({ text }) => [text, id] as const))
  const joined = new Map<string, number | null>()
  for (const [text, id] of all) {
    const letters = lettersOf(text)
    // Of few letters, marks are what tells names apart.
    if ([...letters].length < FEWEST_LETTERS) continue
    joined.set(letters, (joined.get(letters) ?? id) === id ? id : null)
  }
  return { exact: new Map(all.map(([text, id]) => [normalized(text), id] as const).toReversed()), joined }
}

const FEWEST_LETTERS = 4

const lettersOf = (text: string): string => normalized(text).replaceAll(/[^\p{L}\p{N}\p{M}+#]/gu, '')

interface Label {
  lang: Language
  text: string
}

/** The labels of each skill: its names, English first, then other ways to write it. */
function readLabels(): { id: number; labels: Label[] }[] {
  const languages = LANGUAGES.map((lang) => ({ lang, skills: readSkillNames(lang, SKILLS) }))
  return SKILLS.map(({ id }) => {
    const names = languages.map(({ lang, skills }) => ({ lang, text: skills.get(id)?.name ?? '' }))
    const synonyms = languages.flatMap(({ lang, skills }) =>
      (skills.get(id)?.synonyms ?? []).map((text) => ({ lang, text })),
    )
    return { id, labels: [...names.filter(({ text }) => text !== ''), ...synonyms] }
  })
}

/**
 * Names of skills that are also ordinary words ("go", "excel", "word") or have other meanings ("gdp"). They count in a
 * list of skills, but not in running text or a query.
 */
function readOrdinaryWords(): ReadonlySet<string> {
  const rows = readTable(join(import.meta.dirname, 'ordinary-words.tsv'), ['word'])
  return new Set(rows.map((row) => normalized(row.field('word'))))
}

/** Case, width and the marks of Latin and Arabic letters don't tell skills apart; the voiced marks of kana do. */
function normalized(text: string): string {
  const bare = text.normalize('NFKD').replace(/[\u0300-\u036f\u064b-\u0655\u0670]/g, '')
  return bare.normalize('NFC').trim().toLowerCase()
}
