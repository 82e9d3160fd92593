/** Measures what each step of the ranking does to the first ten jobs: node bench/relevance/ranking/main.ts */
import { LANGUAGES, type Language } from '#config/languages.ts'
import { countriesOfMarket } from '#config/markets.ts'
import { enabledMarkets } from '#i18n/visitor-country.ts'
import { judgedCorpus, NOW } from '../judged-corpus.ts'
import { QUERIES } from '../queries.ts'
import { indexWithout, RANKING_STEPS } from '../variations.ts'
import { type Asked, type FirstTen, firstTen, mean, withOwnEmployers } from './first-ten.ts'
import { type Recommended, recommended } from './recommended.ts'

const postings = judgedCorpus().map((posting) => withOwnEmployers(posting))
const documents = postings.map(({ document }) => document)
console.log(`${postings.length} postings\n`)

/** As people type them, in the whole world: there most of what is found is in other languages. */
const typed: Asked[] = LANGUAGES.flatMap((language) =>
  QUERIES[language].map((query) => ({ text: query.text, language, query, country: null })),
)
/** Without a text, in each market and each language that is common there or in which strangers come. */
const browsed: Asked[] = enabledMarkets().flatMap((market) =>
  [...new Set<Language>([market.language, 'en'])].map((language) => ({
    text: '',
    language,
    country: market.country,
    countries: countriesOfMarket(market),
  })),
)

const columns = ['full', ...RANKING_STEPS] as const
const results: { typed: FirstTen; browsed: FirstTen }[] = []
let recommendations: { known: Recommended; unknown: Recommended } | null = null
for (const column of columns) {
  const index = await indexWithout(column, documents, NOW.getTime() / 1000)
  const average = (asked: readonly Asked[]) => mean(asked.map((one) => firstTen(index, one, postings)))
  results.push({ typed: average(typed), browsed: average(browsed) })
  if (column === 'full') recommendations = recommended(index, postings)
}

const NAMES: Readonly<Record<keyof FirstTen, string>> = {
  own: 'in a language the visitor reads well',
  unread: 'in a language the visitor does not read',
  paid: 'with stated pay',
  fresh: 'of the last seven days',
  employers: 'different employers',
  precision: 'MAP@30, judged by title alone',
}
for (const list of ['typed', 'browsed'] as const) {
  console.log(`| ${list === 'typed' ? 'Typed queries' : 'Without a query'} | everything on |`, titles())
  console.log(
    `| --- | ---: |${columns
      .slice(1)
      .map(() => ' ---: |')
      .join('')}`,
  )
  for (const [key, name] of Object.entries(NAMES)) {
    if (list === 'browsed' && key === 'precision') continue
    const cells = results.map((result) => figure(result[list], key))
    console.log(`| ${name} | ${cells.join(' | ')} |`)
  }
  console.log()
}
console.log('| The first ten for a person | by the wizard’s answers | of whom nothing is known |')
console.log('| --- | ---: | ---: |')
for (const key of ['title', 'function', 'near', 'both'] as const) {
  const { known, unknown } = recommendations ?? {}
  console.log(`| ${key} | ${known?.[key].toFixed(3)} | ${unknown?.[key].toFixed(3)} |`)
}

function titles(): string {
  return `${columns
    .slice(1)
    .map((step) => `no ${step}`)
    .join(' | ')} |`
}

function figure(figures: FirstTen, key: string): string {
  return (
    Object.entries(figures)
      .find(([name]) => name === key)?.[1]
      .toFixed(3) ?? ''
  )
}
