import { figureTable, percent } from '../markdown.ts'
import { type Grade, judge, mean } from '../metrics.ts'
import { DEPTH } from './title-index.ts'

/** The answer to one query, its titles by grade, best first, and how many titles are right. */
export interface Answer {
  grades: readonly Grade[]
  right: number
}

export function gradesOf(found: readonly string[], cluster: string): Grade[] {
  return found.map((one) => (one === cluster ? 2 : 0))
}

/** A line of figures for each group of answers. */
export const titleTable = (
  title: string,
  groups: readonly (readonly [string, readonly Answer[]])[],
): string =>
  figureTable(
    [title, 'queries', 'MAP', 'recall@100', 'precision@10', 'empty', 'fewer than 10'],
    groups.map(([name, answers]) => [name, String(answers.length), ...figures(answers)]),
  )

function figures(answers: readonly Answer[]): string[] {
  const at = (depth: number) =>
    mean(answers.flatMap(({ grades, right }) => judge(grades, Array<Grade>(right).fill(2), depth) ?? []))
  const share = (isSo: (answer: Answer) => boolean) => percent(answers.filter(isSo).length / answers.length)
  return [
    at(DEPTH).precision.toFixed(3),
    at(100).recall.toFixed(3),
    // Of a cluster's seven titles: ten hits cannot all be right.
    at(10).recall.toFixed(3),
    share(({ grades }) => grades.length === 0),
    share(({ grades }) => grades.length < 10),
  ]
}
