import { TAXONOMY_NAMES, TITLE_SYNONYMS } from './names.ts'
import type { TaxonomyKind } from './taxonomy.ts'
import { FUNCTION_TITLES, JOB_FUNCTIONS, MAIN_FUNCTIONS } from './tree.ts'

/** A node of the tree with everything people call it: the job index takes these as its concepts. */
export interface TaxonomyConcept {
  kind: TaxonomyKind
  id: number
  /** Id of the parent node, one level up; null at the top. */
  broader: number | null
  /** The name first, then synonyms, language by language. */
  labels: readonly TaxonomyLabel[]
}

export interface TaxonomyLabel {
  /** BCP 47. */
  lang: string
  text: string
}

const languages = Object.keys(TAXONOMY_NAMES)

/** Every main function, job function and title with its names and synonyms in all languages that have them. */
export const taxonomyConcepts = (): TaxonomyConcept[] => [
  ...MAIN_FUNCTIONS.map(
    ({ id, key }): TaxonomyConcept => ({
      kind: 'mainFunction',
      id,
      broader: null,
      labels: labelled((lang) => [TAXONOMY_NAMES[lang]?.mains?.[key]]),
    }),
  ),
  ...JOB_FUNCTIONS.map(
    ({ id, key, main }): TaxonomyConcept => ({
      kind: 'function',
      id,
      broader: main,
      labels: labelled((lang) => [TAXONOMY_NAMES[lang]?.functions?.[key]]),
    }),
  ),
  ...FUNCTION_TITLES.map(
    ({ id, key, function: broader }): TaxonomyConcept => ({
      kind: 'title',
      id,
      broader,
      labels: labelled((lang) => [
        TAXONOMY_NAMES[lang]?.titles?.[key],
        ...(TITLE_SYNONYMS[lang]?.[key] ?? []),
      ]),
    }),
  ),
]

const labelled = (textsIn: (lang: string) => readonly (string | undefined)[]): TaxonomyLabel[] =>
  languages.flatMap((lang) =>
    textsIn(lang)
      .filter((text) => text !== undefined)
      .map((text) => ({ lang, text })),
  )
