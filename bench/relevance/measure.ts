import type { Language } from '#config/languages.ts'
import { FUNCTION_TITLES, type TitleKey } from '#config/taxonomy/tree.ts'
import { languagesRead } from '#i18n/languages-read.ts'
import type { JobIndex } from '#job-index/job-index.ts'
import { isInScope } from '#job-index/naive-posting.test-helper.ts'
import { NO_FILTERS } from '#job-index/types.ts'
import type { JudgedPosting } from './judged-corpus.ts'
import type { JudgedQuery } from './judged-query.ts'
import { type Figures, type Grade, judge } from './metrics.ts'

/**
 * Postings in the language of the query; those of the whole world; those of a single country with another language,
 * most of which match the query by concept only.
 */
export const SCOPES = ['own', 'world', 'abroad'] as const

export type Scope = (typeof SCOPES)[number]

export interface Measured {
  language: Language
  query: JudgedQuery
  /** Null if no posting of the scope is meant. */
  figures: Readonly<Record<Scope, Figures | null>>
  /** The results in all languages, best first, each posting by its title and grade. */
  found: readonly { title: TitleKey | undefined; grade: Grade }[]
}

const DEPTH = 30

/** Runs the queries and judges the results. */
export function measure(
  index: JobIndex,
  language: Language,
  queries: readonly JudgedQuery[],
  postings: readonly JudgedPosting[],
): Measured[] {
  const titleOf = new Map(postings.map(({ document, titleId }) => [document.id, titleId]))
  const ask = (text: string, { languages, countries }: { languages?: string[]; countries?: string[] }) =>
    index
      .search({
        text,
        language,
        reads: languagesRead({ language, country: null }),
        ...(countries && { countries }),
        filters: { ...NO_FILTERS, values: { languages: languages ?? [] } },
        sort: 'relevance',
        offset: 0,
        limit: DEPTH,
        facets: false,
      })
      .hits.map(({ id }) => titleOf.get(id) ?? 0)
  const world = postings.map(({ titleId }) => titleId)
  const own = postings
    .filter(({ document }) => document.texts.some(({ lang }) => lang === language))
    .map(({ titleId }) => titleId)
  const countries = [language === 'en' ? 'JP' : 'PH']
  const abroad = postings
    .filter(({ document }) => isInScope(document, countries))
    .map(({ titleId }) => titleId)
  return queries.map((query) => {
    const grade = gradeBy(query)
    const found = ask(query.text, {})
    return {
      language,
      query,
      figures: {
        own: judge(ask(query.text, { languages: [language] }).map(grade), own.map(grade), DEPTH),
        world: judge(found.map(grade), world.map(grade), DEPTH),
        abroad: judge(ask(query.text, { countries }).map(grade), abroad.map(grade), DEPTH),
      },
      found: found.map((titleId) => ({ title: KEYS.get(titleId), grade: grade(titleId) })),
    }
  })
}

export function gradeBy({ meant, near }: JudgedQuery): (titleId: number) => Grade {
  return (titleId) => {
    const key = KEYS.get(titleId)
    if (key === undefined) return 0
    if (meant.includes(key)) return 2
    return near.includes(key) ? 1 : 0
  }
}

const KEYS: ReadonlyMap<number, TitleKey> = new Map(FUNCTION_TITLES.map(({ id, key }) => [id, key]))
