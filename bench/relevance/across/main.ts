/**
 * node bench/relevance/across/main.ts: asks for a kind of job in one language, by what it does, among the titles of
 * another language; see README.md.
 */
import { isLanguage, LANGUAGES } from '#config/languages.ts'
import { recordOf } from '#shared/record-of.ts'
import { readRows } from '../read-rows.ts'
import { type Answer, gradesOf, titleTable } from '../titles/figures.ts'
import { titleIndex, titlesOf } from '../titles/title-index.ts'

const asks = recordOf(LANGUAGES, titleIndex)
const byLanguage = LANGUAGES.map((language) => {
  const rows = readRows(new URL(`${language}.tsv`, import.meta.url), ['cluster', 'query', 'postings'])
  const answers = rows.map(({ cluster, query, postings }): Answer => {
    if (!isLanguage(postings)) throw new Error(`There are no titles in ${postings}.`)
    const corpus = titlesOf(postings, 'corpus')
    return {
      grades: gradesOf(asks[postings](query, language), cluster),
      right: corpus.filter((one) => one.cluster === cluster).length,
    }
  })
  return [language, answers] as const
})
console.log(titleTable('asked in', [...byLanguage, ['all', byLanguage.flatMap(([, answers]) => answers)]]))
