/**
 * node bench/relevance/titles/main.ts: asks the job index for titles by other titles of the same kind of job, within
 * each language and between English and the others; see README.md.
 */
import { LANGUAGES, type Language } from '#config/languages.ts'
import { recordOf } from '#shared/record-of.ts'
import { type Answer, gradesOf, titleTable } from './figures.ts'
import { titleIndex, titlesOf } from './title-index.ts'

const asks = recordOf(LANGUAGES, titleIndex)
const others = LANGUAGES.filter((language) => language !== 'en')

const within = LANGUAGES.map((language) => [language, answers(language, language)] as const)
console.log(titleTable('within a language', withMean(within)), '\n')
const fromEnglish = others.map((language) => [`en → ${language}`, answers('en', language)] as const)
console.log(titleTable('English queries', withMean(fromEnglish)), '\n')
const toEnglish = others.map((language) => [`${language} → en`, answers(language, 'en')] as const)
console.log(titleTable('English titles', withMean(toEnglish)))

function answers(asked: Language, searched: Language): Answer[] {
  const corpus = titlesOf(searched, 'corpus')
  return titlesOf(asked, 'query').map(({ title, cluster }) => ({
    grades: gradesOf(asks[searched](title, asked), cluster),
    right: corpus.filter((one) => one.cluster === cluster).length,
  }))
}

function withMean(groups: readonly (readonly [string, Answer[]])[]): (readonly [string, Answer[]])[] {
  return [...groups, ['all', groups.flatMap(([, those]) => those)]]
}
