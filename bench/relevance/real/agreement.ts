import type { Grades } from './grades.ts'

const GRADES = [0, 1, 2, 3]

/**
 * Cohen's kappa with quadratic weights: 1 if both passes always agree, 0 if they agree as often as by chance. Two grades
 * apart counts four times as much as one.
 */
export function weightedKappa(graded: readonly Grades[]): number {
  const share = (isSo: (grades: Grades) => boolean) => graded.filter(isSo).length / graded.length
  const sum = (of: (first: number, second: number) => number) =>
    GRADES.reduce(
      (total, first) =>
        total + GRADES.reduce((row, second) => row + (first - second) ** 2 * of(first, second), 0),
      0,
    )
  const seen = sum((first, second) => share((one) => one.first === first && one.second === second))
  const byChance = sum(
    (first, second) => share((one) => one.first === first) * share((one) => one.second === second),
  )
  return byChance === 0 ? 1 : 1 - seen / byChance
}
