import { existsSync } from 'node:fs'
import { LANGUAGES } from '#config/languages.ts'
import { readRows } from '../read-rows.ts'

/** How well a posting answers a query, from 0 (wrong) to 3 (exactly what was asked), in both passes. */
export interface Grades {
  first: number
  second: number
}

/** By query, then by posting. */
export type GradedPool = ReadonlyMap<string, ReadonlyMap<string, Grades>>

/** `set`: the folder of the queries. */
export function readGrades(set: URL): GradedPool {
  const rows = LANGUAGES.flatMap((language) => {
    const file = new URL(`grades/${language}.tsv`, set)
    return existsSync(file) ? readRows(file, ['query', 'posting', 'first', 'second']) : []
  })
  const byQuery = Map.groupBy(rows, ({ query }) => query)
  return new Map(
    [...byQuery].map(([query, graded]) => [
      query,
      new Map(
        graded.map(({ posting, first, second }) => [posting, { first: grade(first), second: grade(second) }]),
      ),
    ]),
  )
}

export const meanGrade = ({ first, second }: Grades): number => (first + second) / 2

function grade(text: string): number {
  if (!/^[0-3]$/.test(text)) throw new Error(`"${text}" is no grade.`)
  return Number(text)
}
