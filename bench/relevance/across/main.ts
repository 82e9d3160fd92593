/**
 * node bench/relevance/across/main.ts [--steps]: asks for a kind of job in one language, by what it does, among the
 * titles of another language; with --steps, once without each step of the search. See README.md.
 */
import { parseArgs } from 'node:util'
import { isLanguage, LANGUAGES, type Language } from '#config/languages.ts'
import { recordOf } from '#shared/record-of.ts'
import { readRows } from '../read-rows.ts'
import { type Answer, gradesOf, titleTable } from '../titles/figures.ts'
import { type Ask, SECONDS, titleIndex, titlesOf } from '../titles/title-index.ts'
import { emptyIndexes, VARIATIONS, WITHOUT } from '../variations.ts'

const { values } = parseArgs({ options: { steps: { type: 'boolean', default: false } } })

if (values.steps) {
  const groups: (readonly [string, Answer[]])[] = []
  for (const variation of VARIATIONS) {
    const emptyIndex = await emptyIndexes(variation, SECONDS)
    const asks = recordOf(LANGUAGES, (language) => titleIndex(language, emptyIndex()))
    groups.push([WITHOUT[variation], LANGUAGES.flatMap((language) => answers(asks, language))])
  }
  console.log(titleTable('search', groups))
} else {
  const asks = recordOf(LANGUAGES, (language) => titleIndex(language))
  const byLanguage = LANGUAGES.map((language) => [language, answers(asks, language)] as const)
  console.log(titleTable('asked in', [...byLanguage, ['all', byLanguage.flatMap(([, those]) => those)]]))
}

function answers(asks: Readonly<Record<Language, Ask>>, language: Language): Answer[] {
  const rows = readRows(new URL(`${language}.tsv`, import.meta.url), ['cluster', 'query', 'postings'])
  return rows.map(({ cluster, query, postings }) => {
    if (!isLanguage(postings)) throw new Error(`There are no titles in ${postings}.`)
    const corpus = titlesOf(postings, 'corpus')
    return {
      grades: gradesOf(asks[postings](query, language), cluster),
      right: corpus.filter((one) => one.cluster === cluster).length,
    }
  })
}
