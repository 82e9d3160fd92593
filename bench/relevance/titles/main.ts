/**
 * node bench/relevance/titles/main.ts [--steps]: asks the job index for titles by other titles of the same kind of job,
 * within each language and between English and the others; with --steps, once without each step of the search. See
 * README.md.
 */
import { parseArgs } from 'node:util'
import { LANGUAGES, type Language } from '#config/languages.ts'
import { recordOf } from '#shared/record-of.ts'
import { emptyIndexes, VARIATIONS, WITHOUT } from '../variations.ts'
import { type Answer, gradesOf, titleTable } from './figures.ts'
import { type Ask, SECONDS, titleIndex, titlesOf } from './title-index.ts'

type Asks = Readonly<Record<Language, Ask>>
type Group = readonly [string, Answer[]]

const { values } = parseArgs({ options: { steps: { type: 'boolean', default: false } } })
const others = LANGUAGES.filter((language) => language !== 'en')

if (values.steps) await printSteps()
else {
  const asks = recordOf(LANGUAGES, (language) => titleIndex(language))
  console.log(titleTable('within a language', withMean(within(asks))), '\n')
  console.log(titleTable('English queries', withMean(fromEnglish(asks))), '\n')
  console.log(titleTable('English titles', withMean(toEnglish(asks))))
}

async function printSteps(): Promise<void> {
  const groups: Group[][] = [[], [], []]
  for (const variation of VARIATIONS) {
    const emptyIndex = await emptyIndexes(variation, SECONDS)
    const asks = recordOf(LANGUAGES, (language) => titleIndex(language, emptyIndex()))
    for (const [place, asked] of [within, fromEnglish, toEnglish].entries())
      groups[place]?.push([WITHOUT[variation], allOf(asked(asks))])
  }
  for (const [place, title] of ['within a language', 'English queries', 'English titles'].entries())
    console.log(titleTable(title, groups[place] ?? []), '\n')
}

function within(asks: Asks): Group[] {
  return LANGUAGES.map((language) => [language, answers(asks, language, language)])
}

function fromEnglish(asks: Asks): Group[] {
  return others.map((language) => [`en → ${language}`, answers(asks, 'en', language)])
}

function toEnglish(asks: Asks): Group[] {
  return others.map((language) => [`${language} → en`, answers(asks, language, 'en')])
}

function answers(asks: Asks, asked: Language, searched: Language): Answer[] {
  const corpus = titlesOf(searched, 'corpus')
  return titlesOf(asked, 'query').map(({ title, cluster }) => ({
    grades: gradesOf(asks[searched](title, asked), cluster),
    right: corpus.filter((one) => one.cluster === cluster).length,
  }))
}

function allOf(groups: readonly Group[]): Answer[] {
  return groups.flatMap(([, those]) => those)
}

function withMean(groups: readonly Group[]): readonly Group[] {
  return [...groups, ['all', allOf(groups)]]
}
