/**
 * node bench/relevance/real/main.ts: asks real queries over real postings and compares the first ten hits with grades
 * given by hand. --tuning asks those that may be looked up, --steps asks once without each step of the search, --draw
 * prints the hits without a grade instead. See README.md.
 */
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { LANGUAGES } from '#config/languages.ts'
import { archivePath } from '../../import-archive.ts'
import { emptyIndexes, VARIATIONS, WITHOUT } from '../variations.ts'
import { realTable } from './figures.ts'
import { readGrades } from './grades.ts'
import { ungradedHits } from './pool.ts'
import { REAL_SETS, realQueries } from './real-queries.ts'
import { type Answer, type AskReal, realSearches, SECONDS, siteIndex } from './real-search.ts'

const { values } = parseArgs({
  options: {
    tuning: { type: 'boolean', default: false },
    steps: { type: 'boolean', default: false },
    /** Print the hits to grade, in an order that this word selects and that says nothing of their place. */
    draw: { type: 'string' },
  },
})
const archive = archivePath()
const set = values.tuning ? REAL_SETS.tuning : REAL_SETS.heldOut
if (!existsSync(archive)) {
  console.log(`There are no postings at ${archive}. Name the file in JOBLANE_POSTINGS.`)
} else if (values.steps) await printSteps()
else {
  const searchOver = await realSearches(archive)
  const answers = await answersTo(searchOver(siteIndex()))
  if (values.draw === undefined) print(answers)
  else
    for (const line of await ungradedHits(archive, answers, readGrades(set), values.draw)) console.log(line)
}

async function answersTo(ask: AskReal): Promise<Answer[]> {
  const answers: Answer[] = []
  for (const query of realQueries(set)) answers.push(await ask(query))
  return answers
}

function print(answers: readonly Answer[]): void {
  const pool = readGrades(set)
  const byLanguage = LANGUAGES.map(
    (language) => [language, answers.filter(({ query }) => query.language === language)] as const,
  )
  console.log(realTable('language', [...byLanguage, ['all', answers]], pool), '\n')
  console.log(realTable('kind of query', [...Map.groupBy(answers, ({ query }) => query.kind)], pool))
}

async function printSteps(): Promise<void> {
  const searchOver = await realSearches(archive)
  print(await answersTo(searchOver(siteIndex())))
  const groups: (readonly [string, Answer[]])[] = []
  for (const variation of VARIATIONS) {
    const emptyIndex = await emptyIndexes(variation, SECONDS)
    groups.push([WITHOUT[variation], await answersTo(searchOver(emptyIndex()))])
  }
  console.log()
  console.log(realTable('search', groups, readGrades(set)))
}
