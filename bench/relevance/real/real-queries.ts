import { LANGUAGES, type Language } from '#config/languages.ts'
import { readRows } from '../read-rows.ts'

export interface RealQuery {
  id: string
  /** The visitor's. */
  language: Language
  country: string
  kind: string
  query: string
}

/** What people type in these markets, by language; written down before any answer was seen. */
export const realQueries = (): RealQuery[] =>
  LANGUAGES.flatMap((language) =>
    readRows(new URL(`queries/${language}.tsv`, import.meta.url), ['id', 'country', 'kind', 'query']).map(
      (row) => ({ ...row, language }),
    ),
  )
