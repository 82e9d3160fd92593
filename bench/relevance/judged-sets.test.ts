import { expect, test } from 'vitest'
import { isLanguage, LANGUAGES } from '#config/languages.ts'
import { recordOf } from '#shared/record-of.ts'
import { readRows } from './read-rows.ts'
import { readGrades } from './real/grades.ts'
import { REAL_SETS, realQueries } from './real/real-queries.ts'

const titles = recordOf(LANGUAGES, (language) =>
  readRows(new URL(`titles/${language}.tsv`, import.meta.url), ['cluster', 'title', 'use']),
)

test('each language has two queries and seven titles in each of the same clusters', () => {
  const clusters = new Set(titles.en.map(({ cluster }) => cluster))
  expect(clusters.size).toBe(36)
  for (const language of LANGUAGES) {
    const uses = Map.groupBy(titles[language], ({ cluster }) => cluster)
    expect(new Set(uses.keys())).toEqual(clusters)
    for (const rows of uses.values()) {
      const queries = rows.filter(({ use }) => use === 'query').length
      expect([queries, rows.filter(({ use }) => use === 'corpus').length]).toEqual([2, 7])
    }
  }
})

test('no title of a language stands twice', () => {
  for (const language of LANGUAGES) {
    const all = titles[language].map(({ title }) => title.toLowerCase().normalize('NFKC'))
    expect(new Set(all).size).toBe(all.length)
  }
})

test('a question across languages asks for a known cluster in another language', () => {
  const clusters = new Set(titles.en.map(({ cluster }) => cluster))
  for (const language of LANGUAGES) {
    const rows = readRows(new URL(`across/${language}.tsv`, import.meta.url), [
      'cluster',
      'query',
      'postings',
    ])
    expect(rows).toHaveLength(10)
    for (const { cluster, postings } of rows) {
      expect(clusters).toContain(cluster)
      expect(isLanguage(postings) && postings !== language).toBe(true)
    }
  }
})

test.each(Object.entries(REAL_SETS))(
  'each graded posting of %s belongs to a query that is asked',
  (_, set) => {
    const ids = realQueries(set).map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const query of readGrades(set).keys()) expect(ids).toContain(query)
  },
)

test('no query may be looked up that only measures', () => {
  expect(realQueries(REAL_SETS.heldOut)).toHaveLength(LANGUAGES.length * 30)
  const texts = realQueries(REAL_SETS.heldOut).map(
    ({ language, country, query }) => `${language} ${country} ${query}`,
  )
  for (const { language, country, query } of realQueries(REAL_SETS.tuning))
    expect(texts).not.toContain(`${language} ${country} ${query}`)
})
