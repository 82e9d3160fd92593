import { CORE_FUNCTIONS } from './core-functions.ts'
import { readKindsOfTitles } from './kinds-of-titles.ts'
import type { FunctionTitle, JobFunction, MainFunction } from './tree.ts'
import { FUNCTION_TITLES, JOB_FUNCTIONS, MAIN_FUNCTIONS } from './tree.ts'
import { NAMED_LANGUAGES, type NodeNames, readTreeNames, treeNamesIn } from './tree-names.ts'

/** The tree as the API returns it; `seo_value` is the path segment of the node. */
export interface MainFunctionNode {
  id: number
  key: string
  seo_value: string
  value: string
  children: readonly JobFunctionNode[]
}

export interface JobFunctionNode {
  id: number
  key: string
  seo_value: string
  value: string
  children: readonly FunctionTitleNode[]
}

export interface FunctionTitleNode {
  id: number
  key: string
  seo_value: string
  function_title_value: string
  value: string
}

export type TaxonomyKind = 'mainFunction' | 'function' | 'title'

/** A node of the tree under all its names. */
export interface TaxonomyConcept {
  kind: TaxonomyKind
  id: number
  /** Id of the parent node, one level up; null at the top. */
  broader: number | null
  /** Ids of the titles, one step up, that a title is a kind of. */
  kindOf?: readonly number[]
  /**
   * Language by language (BCP 47), the name first, then synonyms; `local` if one has this meaning in its language only.
   */
  labels: readonly { lang: string; text: string; local?: true }[]
}

const mains = new Map(MAIN_FUNCTIONS.map((main) => [main.id, main]))
const functions = new Map(JOB_FUNCTIONS.map((fn) => [fn.id, fn]))
const titles = new Map(FUNCTION_TITLES.map((title) => [title.id, title]))
const functionsOfMain = Map.groupBy(JOB_FUNCTIONS, (fn) => fn.main)
const titlesOfFunction = Map.groupBy(FUNCTION_TITLES, (title) => title.function)

/** The whole tree in a language (BCP 47); nodes without a name in it are in English. */
export const functionTree = (language: string): readonly MainFunctionNode[] =>
  MAIN_FUNCTIONS.map((main) => ({
    id: main.id,
    key: main.key,
    seo_value: main.key,
    value: nameIn(language, main.id),
    children: (functionsOfMain.get(main.id) ?? []).map((fn) => functionNode(fn, language)),
  }))

/** All names of the nodes of the tree, read anew: the job index uses these as its concepts. */
export function taxonomyConcepts(): TaxonomyConcept[] {
  const languages = NAMED_LANGUAGES.map((lang) => ({ lang, names: readTreeNames(lang) }))
  const labelsOf = (...ids: readonly number[]): TaxonomyConcept['labels'] =>
    languages.flatMap(({ lang, names }) =>
      labelsIn(
        lang,
        ids.map((id) => names.get(id) ?? NO_NAMES),
      ),
    )
  const generalTitles = readKindsOfTitles()
  return [
    ...MAIN_FUNCTIONS.map(
      ({ id }): TaxonomyConcept => ({ kind: 'mainFunction', id, broader: null, labels: labelsOf(id) }),
    ),
    ...JOB_FUNCTIONS.map(
      ({ id, key, main }): TaxonomyConcept => ({
        kind: 'function',
        id,
        broader: main,
        labels: CORE_FUNCTIONS.has(key) ? labelsOf(id, main) : labelsOf(id),
      }),
    ),
    ...FUNCTION_TITLES.map(
      ({ id, function: broader }): TaxonomyConcept => ({
        kind: 'title',
        id,
        broader,
        kindOf: generalTitles.get(id) ?? [],
        labels: labelsOf(id),
      }),
    ),
  ]
}

export const titleById = (id: number): FunctionTitle | undefined => titles.get(id)

export const functionById = (id: number): JobFunction | undefined => functions.get(id)

/** The main function a job function (101..300) belongs to. */
export const mainOfFunction = (functionId: number): MainFunction | undefined =>
  mains.get(functions.get(functionId)?.main ?? 0)

/** The main function a title (1001..2500) belongs to. */
export const mainOfTitle = (titleId: number): MainFunction | undefined =>
  mainOfFunction(titles.get(titleId)?.function ?? 0)

/** The name of a node in a language, in English if the language has none; undefined for an unknown id. */
export const nameOf = (kind: TaxonomyKind, id: number, language: string): string | undefined => {
  const isKnown = { mainFunction: mains, function: functions, title: titles }[kind].has(id)
  return isKnown ? nameIn(language, id) : undefined
}

const functionNode = (fn: JobFunction, language: string): JobFunctionNode => ({
  id: fn.id,
  key: fn.key,
  seo_value: fn.key,
  value: nameIn(language, fn.id),
  children: (titlesOfFunction.get(fn.id) ?? []).map((title) => titleNode(title, language)),
})

const titleNode = (title: FunctionTitle, language: string): FunctionTitleNode => {
  const slug = `${title.key}-${title.id}`
  const name = nameIn(language, title.id)
  return { id: title.id, key: slug, seo_value: slug, function_title_value: name, value: name }
}

function nameIn(language: string, id: number): string {
  const named = NAMED_LANGUAGES.includes(language) ? treeNamesIn(language).get(id) : undefined
  return named ?? treeNamesIn('en').get(id) ?? ''
}

/** The labels of a concept that has the names of these nodes. */
const labelsIn = (lang: string, nodes: readonly NodeNames[]): TaxonomyConcept['labels'] => [
  ...nodes.flatMap(({ name, synonyms }) =>
    [name, ...synonyms].filter(Boolean).map((text) => ({ lang, text })),
  ),
  ...nodes.flatMap(({ local }) => local.map((text) => ({ lang, text, local: true as const }))),
]

const NO_NAMES: NodeNames = { name: '', synonyms: [], local: [] }
