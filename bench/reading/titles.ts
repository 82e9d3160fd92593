import { readFileSync } from 'node:fs'

/** The judged samples of titles, see titles.tsv. */
export const TITLE_SAMPLES = [
  'mended',
  'bounds-chosen',
  'bounds-reported',
  'fresh',
  'last',
  'newest',
  'blind',
  'blind-2',
  'blind-3',
  'blind-4',
  'blind-5',
] as const
export type TitleSample = (typeof TITLE_SAMPLES)[number]

export interface TitleLabel {
  id: string
  /** Keys of functions, any of which is right. */
  right: ReadonlySet<string>
  /** Whether the title says what the job is. */
  saysIt: boolean
}

export function readTitleLabels(sample: TitleSample): TitleLabel[] {
  const [, ...rows] = readFileSync(new URL('titles.tsv', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  return rows.flatMap((row) => {
    const [id = '', of, functions = ''] = row.split('\t')
    const right = new Set(functions.split('|'))
    const saysIt = !right.delete('-')
    return of === sample ? [{ id, right, saysIt }] : []
  })
}

/** Counts for a line of the table: what is shown, and what should be. */
export function titleScore(marks: readonly { label: TitleLabel; answer: string | null }[]) {
  const shown = marks.filter(({ answer }) => answer !== null)
  const stated = marks.filter(({ label }) => label.saysIt)
  return {
    rightOfShown: share(shown.filter(isRight).length, shown.length),
    rightOfAll: share(marks.filter(isRight).length, marks.length),
    rightOfStated: share(stated.filter(isRight).length, stated.length),
  }
}

const isRight = ({ label, answer }: { label: TitleLabel; answer: string | null }) =>
  answer !== null && label.right.has(answer)

const share = (part: number, all: number) =>
  all === 0 ? '–' : `${(part / all).toFixed(3)} (${part} of ${all})`
