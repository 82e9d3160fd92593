import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isLanguage, LANGUAGES } from '#config/languages.ts'
import { namesOnly } from '#config/names-only.ts'
import { readTable } from '#config/read-table.ts'
import { FUNCTION_TITLES, JOB_FUNCTIONS, MAIN_FUNCTIONS } from './tree.ts'

/** The names of a node in one language. */
export interface NodeNames {
  /** '' if the language has none. */
  name: string
  /** Other names that people post and search. */
  synonyms: readonly string[]
  /**
   * Words and short forms that mean something else in other languages: PM, 業務, OB. They are valid for postings in this
   * language and for its readers; there they replace the meaning in other languages.
   */
  local: readonly string[]
}

const FOLDER = join(import.meta.dirname, 'names')

/**
 * The languages (BCP 47) that the tree has names in: those of the interface name every node, those in which people only
 * post name every title.
 */
export const NAMED_LANGUAGES: readonly string[] = [...LANGUAGES, ...furtherLanguages()]

/** The name of each node by its id, in a language of `NAMED_LANGUAGES`; nodes without a name are left out. */
export function treeNamesIn(language: string): ReadonlyMap<number, string> {
  const known = namesByLanguage.get(language) ?? namesOnly(readTreeNames(language))
  namesByLanguage.set(language, known)
  return known
}

const namesByLanguage = new Map<string, ReadonlyMap<number, string>>()

/**
 * All names of each node by its id, in a language of `NAMED_LANGUAGES`. They take much memory: keep what you need.
 *
 * @throws Error with the file and the line, if the table is wrong
 */
export function readTreeNames(language: string, folder = FOLDER): ReadonlyMap<number, NodeNames> {
  const file = join(folder, `${language}.tsv`)
  const names = new Map<number, NodeNames>()
  for (const row of readTable(file, ['level', 'key', 'name', 'synonyms', 'local'])) {
    const id = idByKey.get(`${row.field('level')} ${row.field('key')}`)
    if (id === undefined) throw row.fault(`the tree has no ${row.field('level')} "${row.field('key')}"`)
    if (names.has(id)) throw row.fault(`"${row.field('key')}" has a line already`)
    names.set(id, { name: row.field('name'), synonyms: row.list('synonyms'), local: row.list('local') })
  }
  const nameless = (isLanguage(language) ? NODES : TITLES).filter(({ id }) => !names.get(id)?.name)
  if (nameless.length > 0)
    throw new Error(`${file}: no name for ${nameless.map(({ key }) => key).join(', ')}`)
  return names
}

const TITLES = FUNCTION_TITLES.map(({ id, key }) => ({ id, key, level: 'title' }))
const NODES = [
  ...MAIN_FUNCTIONS.map(({ id, key }) => ({ id, key, level: 'main' })),
  ...JOB_FUNCTIONS.map(({ id, key }) => ({ id, key, level: 'function' })),
  ...TITLES,
]
const idByKey: ReadonlyMap<string, number> = new Map(
  NODES.map(({ id, key, level }) => [`${level} ${key}`, id]),
)

function furtherLanguages(): string[] {
  const present = readdirSync(FOLDER).map((file) => file.replace(/\.tsv$/, ''))
  return present.filter((language) => !isLanguage(language)).sort()
}
