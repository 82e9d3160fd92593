/**
 * Measures the value of each step of the search by judged queries: node bench/relevance/main.ts [--language ja]
 * [--worst 20]
 */
import { parseArgs } from 'node:util'
import { isLanguage, LANGUAGES } from '#config/languages.ts'
import { judgedCorpus, NOW } from './judged-corpus.ts'
import { type Measured, measure, SCOPES } from './measure.ts'
import { generalQueries } from './queries/general.ts'
import { QUERIES } from './queries.ts'
import { only, type Results, table, worstQueries } from './tables.ts'
import { indexWithout, type Variation } from './variations.ts'

const { values } = parseArgs({
  options: {
    language: { type: 'string' },
    worst: { type: 'string' },
  },
})
const { language: chosen } = values
const languages = chosen === undefined ? LANGUAGES : LANGUAGES.filter((language) => language === chosen)
if (chosen !== undefined && !isLanguage(chosen)) throw new Error(`There are no queries in ${chosen}.`)

const WHERE = {
  own: 'own language',
  world: 'all languages',
  abroad: 'a country of another language',
} as const

const postings = judgedCorpus()
console.log(`${postings.length} postings\n`)

if (values.worst !== undefined) {
  console.log(worstQueries(await measured('full'), Number(values.worst)))
} else {
  const results: Results = {
    full: await measured('full'),
    meaning: await measured('meaning'),
    stemming: await measured('stemming'),
    concepts: await measured('concepts'),
    typos: await measured('typos'),
    weights: await measured('weights'),
  }
  const byLanguage = ({ language }: Measured) => language
  const byKind = ({ query }: Measured) => query.kind
  const general = only(results, ({ query }) => query.kind === 'general')
  const others = only(results, ({ query }) => query.kind !== 'general')
  for (const scope of SCOPES) {
    console.log(table(`MAP@30, ${WHERE[scope]}`, others, scope, 'precision', byLanguage), '\n')
    console.log(table(`recall@30, ${WHERE[scope]}`, others, scope, 'recall', byLanguage), '\n')
    console.log(table(`nDCG@30, ${WHERE[scope]}`, others, scope, 'gain', byLanguage), '\n')
    console.log(
      table(`MAP@30 of general names, ${WHERE[scope]}`, general, scope, 'precision', byLanguage),
      '\n',
    )
    console.log(
      table(`recall@30 of general names, ${WHERE[scope]}`, general, scope, 'recall', byLanguage),
      '\n',
    )
  }
  console.log(table('MAP@30 by kind of query', others, 'own', 'precision', byKind))
}

async function measured(variation: Variation): Promise<Measured[]> {
  const documents = postings.map(({ document }) => document)
  const index = await indexWithout(variation, documents, NOW.getTime() / 1000)
  return languages.flatMap((language) =>
    measure(index, language, [...QUERIES[language], ...generalQueries(language)], postings),
  )
}
