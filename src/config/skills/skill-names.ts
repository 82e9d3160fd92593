import { join } from 'node:path'
import type { Language } from '#config/languages.ts'
import { readTable } from '#config/read-table.ts'

/** The names of a skill in one language. */
export interface SkillNames {
  /** '' if the language has no name of its own; the English one is used. */
  name: string
  /** Other ways to write it. */
  synonyms: readonly string[]
}

/**
 * Where a skill has names. A craft, an ability of people, has one in every language. A tool (a product, a programming
 * language, a standard, a method, a certificate) has the same name everywhere. Of a third kind we have only English
 * names so far: one that gets its names in every language becomes a craft and keeps its id.
 */
export const SKILL_KINDS = ['craft', 'tool', 'untranslated'] as const

export interface NamedSkill {
  id: number
  key: string
  kind: (typeof SKILL_KINDS)[number]
}

/**
 * The names of skills by their ids.
 *
 * @throws Error with the file and the line, if the table is wrong
 */
export function readSkillNames(
  language: Language,
  skills: readonly NamedSkill[],
  folder = join(import.meta.dirname, 'names'),
): ReadonlyMap<number, SkillNames> {
  const file = join(folder, `${language}.tsv`)
  const idByKey = new Map(skills.map(({ id, key }) => [key, id]))
  const names = new Map<number, SkillNames>()
  for (const row of readTable(file, ['key', 'name', 'synonyms'])) {
    const id = idByKey.get(row.field('key'))
    if (id === undefined) throw row.fault(`there is no skill "${row.field('key')}"`)
    if (names.has(id)) throw row.fault(`"${row.field('key')}" has a line already`)
    names.set(id, { name: row.field('name'), synonyms: row.list('synonyms') })
  }
  const nameless = skills.filter(
    ({ id, kind }) => (language === 'en' || kind === 'craft') && !names.get(id)?.name,
  )
  if (nameless.length > 0)
    throw new Error(`${file}: no name for ${nameless.map(({ key }) => key).join(', ')}`)
  return names
}
