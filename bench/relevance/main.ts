/**
 * What each step of the search is worth, by the judged queries:
 *
 *     node bench/relevance/main.ts [--language ja] [--worst 20]
 */
import { parseArgs } from 'node:util'
import { isLanguage, LANGUAGES } from '#config/languages.ts'
import { judgedCorpus, NOW } from './judged-corpus.ts'
import { type Measured, measure, SCOPES } from './measure.ts'
import { QUERIES } from './queries.ts'
import { type Results, table, worstQueries } from './tables.ts'
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

const postings = judgedCorpus()
console.log(`${postings.length} postings\n`)

if (values.worst !== undefined) {
  console.log(worstQueries(await measured('full'), Number(values.worst)))
} else {
  const results: Results = {
    full: await measured('full'),
    stemming: await measured('stemming'),
    concepts: await measured('concepts'),
    typos: await measured('typos'),
    weights: await measured('weights'),
  }
  const byLanguage = ({ language }: Measured) => language
  for (const scope of SCOPES) {
    const where = scope === 'own' ? 'own language' : 'all languages'
    console.log(table(`MAP@30, ${where}`, results, scope, 'precision', byLanguage), '\n')
    console.log(table(`recall@30, ${where}`, results, scope, 'recall', byLanguage), '\n')
    console.log(table(`nDCG@30, ${where}`, results, scope, 'gain', byLanguage), '\n')
  }
  console.log(table('MAP@30 by kind of query', results, 'own', 'precision', ({ query }) => query.kind))
}

async function measured(variation: Variation): Promise<Measured[]> {
  const documents = postings.map(({ document }) => document)
  const index = await indexWithout(variation, documents, NOW.getTime() / 1000)
  return languages.flatMap((language) => measure(index, language, QUERIES[language], postings))
}
