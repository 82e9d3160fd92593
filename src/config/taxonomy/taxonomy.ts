import { lookUp } from '#shared/look-up.ts'
import { MAIN_OF_CORE } from './function-synonyms/core-functions.ts'
import { KINDS_OF_TITLES } from './kinds-of-titles.ts'
import { LOCAL_NAMES } from './local-names.ts'
import { FUNCTION_SYNONYMS, TAXONOMY_NAMES, TITLE_SYNONYMS } from './names.ts'
import type { FunctionTitle, JobFunction, MainFunction, MainFunctionKey } from './tree.ts'
import { FUNCTION_TITLES, JOB_FUNCTIONS, MAIN_FUNCTIONS } from './tree.ts'

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
/** By the narrower title of each pair. */
const generalTitles = Map.groupBy(
  FUNCTION_TITLES.flatMap(({ id, key }) =>
    (KINDS_OF_TITLES[key] ?? []).map((kind) => ({ kind, general: id })),
  ),
  ({ kind }) => kind,
)

/** The whole tree in a language (BCP 47); nodes without a name in it are in English. */
export const functionTree = (language: string): readonly MainFunctionNode[] =>
  MAIN_FUNCTIONS.map((main) => ({
    id: main.id,
    key: main.key,
    seo_value: main.key,
    value: mainFunctionName(main, language),
    children: (functionsOfMain.get(main.id) ?? []).map((fn) => functionNode(fn, language)),
  }))

/** All names of the nodes of the tree: the job index uses these as its concepts. */
export const taxonomyConcepts = (): TaxonomyConcept[] => [
  ...MAIN_FUNCTIONS.map(
    ({ id, key }): TaxonomyConcept => ({
      kind: 'mainFunction',
      id,
      broader: null,
      labels: labelled(
        (lang) => namesOfMain(key, lang),
        (lang) => localNamesOfMain(key, lang),
      ),
    }),
  ),
  ...JOB_FUNCTIONS.map(
    ({ id, key, main }): TaxonomyConcept => ({
      kind: 'function',
      id,
      broader: main,
      labels: labelled(
        (lang) => [
          lookUp(TAXONOMY_NAMES, lang)?.functions?.[key],
          ...(lookUp(FUNCTION_SYNONYMS, lang)?.functions[key] ?? []),
          ...namesOfMain(MAIN_OF_CORE[key], lang),
        ],
        (lang) => [
          ...(lookUp(LOCAL_NAMES, lang)?.functions?.[key] ?? []),
          ...localNamesOfMain(MAIN_OF_CORE[key], lang),
        ],
      ),
    }),
  ),
  ...FUNCTION_TITLES.map(
    ({ id, key, function: broader }): TaxonomyConcept => ({
      kind: 'title',
      id,
      broader,
      kindOf: (generalTitles.get(key) ?? []).map(({ general }) => general),
      labels: labelled(
        (lang) => [
          lookUp(TAXONOMY_NAMES, lang)?.titles?.[key],
          ...(lookUp(TITLE_SYNONYMS, lang)?.[key] ?? []),
        ],
        (lang) => lookUp(LOCAL_NAMES, lang)?.titles?.[key],
      ),
    }),
  ),
]

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
  if (kind === 'mainFunction') {
    const main = mains.get(id)
    return main && mainFunctionName(main, language)
  }
  if (kind === 'function') {
    const fn = functions.get(id)
    return fn && functionName(fn, language)
  }
  const title = titles.get(id)
  return title && titleName(title, language)
}

const functionNode = (fn: JobFunction, language: string): JobFunctionNode => ({
  id: fn.id,
  key: fn.key,
  seo_value: fn.key,
  value: functionName(fn, language),
  children: (titlesOfFunction.get(fn.id) ?? []).map((title) => titleNode(title, language)),
})

const titleNode = (title: FunctionTitle, language: string): FunctionTitleNode => {
  const slug = `${title.key}-${title.id}`
  const name = titleName(title, language)
  return { id: title.id, key: slug, seo_value: slug, function_title_value: name, value: name }
}

const mainFunctionName = ({ key }: MainFunction, language: string): string =>
  lookUp(TAXONOMY_NAMES, language)?.mains?.[key] ?? TAXONOMY_NAMES.en.mains[key]

const functionName = ({ key }: JobFunction, language: string): string =>
  lookUp(TAXONOMY_NAMES, language)?.functions?.[key] ?? TAXONOMY_NAMES.en.functions[key]

const titleName = ({ key }: FunctionTitle, language: string): string =>
  lookUp(TAXONOMY_NAMES, language)?.titles?.[key] ?? TAXONOMY_NAMES.en.titles[key]

const namesOfMain = (key: MainFunctionKey | undefined, lang: string): (string | undefined)[] =>
  key === undefined
    ? []
    : [lookUp(TAXONOMY_NAMES, lang)?.mains?.[key], ...(lookUp(FUNCTION_SYNONYMS, lang)?.mains[key] ?? [])]

const localNamesOfMain = (key: MainFunctionKey | undefined, lang: string): readonly string[] =>
  key === undefined ? [] : (lookUp(LOCAL_NAMES, lang)?.mains?.[key] ?? [])

const labelled = (
  everywhere: (lang: string) => readonly (string | undefined)[],
  locally: (lang: string) => readonly string[] | undefined,
): TaxonomyConcept['labels'] =>
  Object.keys(TAXONOMY_NAMES).flatMap((lang) => [
    ...everywhere(lang)
      .filter((text) => text !== undefined)
      .map((text) => ({ lang, text })),
    ...(locally(lang) ?? []).map((text) => ({ lang, text, local: true as const })),
  ])
