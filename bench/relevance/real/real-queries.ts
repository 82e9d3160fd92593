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

/** The queries that only measure, and others of the same kinds whose answers may be looked up to improve the search. */
export const REAL_SETS = {
  heldOut: new URL('./', import.meta.url),
  tuning: new URL('tuning/', import.meta.url),
}

/** What people type in these markets, by language; written down before any answer was seen. */
export const realQueries = (set: URL): RealQuery[] =>
  LANGUAGES.flatMap((language) =>
    readRows(new URL(`queries/${language}.tsv`, set), ['id', 'country', 'kind', 'query']).map((row) => ({
      ...row,
      language,
    })),
  )
