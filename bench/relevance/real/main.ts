/**
 * node bench/relevance/real/main.ts: asks real queries over real postings and compares the first ten hits with grades
 * given by hand; --draw prints the hits without a grade instead. See README.md.
 */
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { LANGUAGES } from '#config/languages.ts'
import { archivePath } from '../../import-archive.ts'
import { realTable } from './figures.ts'
import { readGrades } from './grades.ts'
import { ungradedHits } from './pool.ts'
import { realQueries } from './real-queries.ts'
import { type Answer, realSearch } from './real-search.ts'

const { values } = parseArgs({
  options: {
    /** Print the hits to grade, in an order that this word selects and that says nothing of their place. */
    draw: { type: 'string' },
  },
})
const archive = archivePath()
if (!existsSync(archive)) {
  console.log(`There are no postings at ${archive}. Name the file in JOBLANE_POSTINGS.`)
} else {
  const ask = await realSearch(archive)
  const answers: Answer[] = []
  for (const query of realQueries()) answers.push(await ask(query))
  const pool = readGrades()
  if (values.draw === undefined) print(answers)
  else for (const line of await ungradedHits(archive, answers, pool, values.draw)) console.log(line)

  function print(answers: readonly Answer[]): void {
    const byLanguage = LANGUAGES.map(
      (language) => [language, answers.filter(({ query }) => query.language === language)] as const,
    )
    console.log(realTable('language', [...byLanguage, ['all', answers]], pool), '\n')
    console.log(realTable('kind of query', [...Map.groupBy(answers, ({ query }) => query.kind)], pool))
  }
}
