import { figureTable, percent } from '../markdown.ts'
import { normalisedGain } from '../metrics.ts'
import { weightedKappa } from './agreement.ts'
import { type GradedPool, type Grades, meanGrade } from './grades.ts'
import { type Answer, DEPTH } from './real-search.ts'

const GOOD = 2

/** A line of figures for each group of answers. */
export const realTable = (
  title: string,
  groups: readonly (readonly [string, readonly Answer[]])[],
  pool: GradedPool,
): string =>
  figureTable(
    [
      title,
      'queries',
      'nDCG@10',
      'precision@10',
      'of matches',
      'good in ten',
      'empty',
      'nothing shown',
      'fewer than 10',
      'agreement',
      'hits',
      'ungraded',
    ],
    groups.map(([name, answers]) => [name, ...figures(answers, pool)]),
  )

function figures(answers: readonly Answer[], pool: GradedPool): string[] {
  const graded = answers.map(({ query, found, matches }) => {
    const known = pool.get(query.id) ?? new Map<string, Grades>()
    const gradesOf = (ids: readonly string[]) => ids.flatMap((id) => known.get(id) ?? [])
    return { known: [...known.values()], hits: gradesOf(found), matches: gradesOf(found.slice(0, matches)) }
  })
  const hits = answers.reduce((sum, { found }) => sum + found.length, 0)
  const gradedHits = graded.flatMap((one) => one.hits)
  const good = (those: readonly Grades[]) => those.filter((grades) => meanGrade(grades) >= GOOD).length
  const matches = graded.flatMap((one) => one.matches)
  const gains = graded
    .filter(({ known }) => known.some((grades) => meanGrade(grades) > 0))
    .map((one) => normalisedGain(one.hits.map(meanGrade), one.known.map(meanGrade), DEPTH))
  const share = (isSo: (answer: Answer) => boolean) => percent(answers.filter(isSo).length / answers.length)
  return [
    String(answers.length),
    (gains.reduce((sum, gain) => sum + gain, 0) / gains.length).toFixed(3),
    (good(gradedHits) / gradedHits.length).toFixed(3),
    (good(matches) / matches.length).toFixed(3),
    (good(gradedHits) / answers.length).toFixed(1),
    share(({ found }) => found.length === 0),
    share(({ found, nearby }) => found.length + nearby.length === 0),
    share(({ found }) => found.length < DEPTH),
    weightedKappa(graded.flatMap(({ known }) => known)).toFixed(2),
    String(hits),
    String(hits - gradedHits.length),
  ]
}
