import { readFileSync } from 'node:fs'
import { z } from 'zod'

const judged = z.tuple([z.string(), z.string(), z.enum(['same', 'different', 'unclear']), z.string()])

/** Two postings, by their ids, and the judgment of a person who read both. */
export interface Judged {
  one: string
  other: string
  judgment: 'same' | 'different' | 'unclear'
  /** Why the pair was judged. */
  kind: string
}

/** The kind of pairs that were judged because the rule joins them; they cannot be used for its recall. */
export const TAKEN_FOR_ONE = 'taken for one by the rule'

export function readJudgments(): Judged[] {
  const [, ...rows] = readFileSync(new URL('./judgments.tsv', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  return rows.map((row) => {
    const [one, other, judgment, kind] = judged.parse(row.split('\t'))
    return { one, other, judgment, kind }
  })
}
