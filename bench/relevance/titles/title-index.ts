import { columnFacets } from '#config/job-filter-details.ts'
import { LANGUAGES, type Language } from '#config/languages.ts'
import { indexSettings } from '#features/search/server/index-settings.ts'
import { jobDocument } from '#features/search/server/job-document.ts'
import { JobIndex } from '#job-index/job-index.ts'
import { type JobDocument, NO_FILTERS } from '#job-index/types.ts'
import { recordOf } from '#shared/record-of.ts'
import { NOW } from '../judged-corpus.ts'
import { readRows } from '../read-rows.ts'

export interface JudgedTitle {
  /** The kind of job, by the same name in all languages. */
  cluster: string
  title: string
  use: string
}

/** The answers to one query: the clusters of the found titles, best first. */
export type Ask = (text: string, language: Language) => readonly string[]

export const DEPTH = 150

const TITLES: Readonly<Record<Language, readonly JudgedTitle[]>> = recordOf(LANGUAGES, (language) =>
  readRows(new URL(`${language}.tsv`, import.meta.url), ['cluster', 'title', 'use']),
)

/** The titles of a language that are asked for, or those that are found. */
export const titlesOf = (language: Language, use: 'query' | 'corpus'): readonly JudgedTitle[] =>
  TITLES[language].filter((title) => title.use === use)

/**
 * An index of a language's titles, each as a posting with nothing else: no description, no place, no title ids, all of
 * one company and one day. What is found, and in which order, depends on the titles alone.
 */
export function titleIndex(language: Language, index: JobIndex = siteIndex()): Ask {
  const titles = titlesOf(language, 'corpus')
  index.apply({ upserts: titles.map(({ title }, at) => posting(at + 1, language, title)), removals: [] })
  while (index.merge());
  return (text, asked) =>
    index
      .search({
        text,
        language: asked,
        filters: NO_FILTERS,
        sort: 'relevance',
        offset: 0,
        limit: DEPTH,
        facets: false,
      })
      .hits.map(({ id }) => titles[id - 1]?.cluster ?? '')
}

export const SECONDS = NOW.getTime() / 1000

const siteIndex = (): JobIndex => new JobIndex({ ...indexSettings(), now: () => SECONDS })

const posting = (id: number, lang: Language, title: string): JobDocument =>
  jobDocument({
    id,
    status: 'open',
    country: null,
    location_id: null,
    pay_kind: null,
    pay_min_minor: null,
    pay_max_minor: null,
    pay_currency: null,
    function_ids: [],
    open_countries: [],
    excluded_countries: [],
    ...recordOf(columnFacets, () => null),
    companyIds: 1,
    company_name: 'Example',
    posted_at: SECONDS,
    texts: [{ lang, title, description: '', is_original: true }],
  })
